import { Badge, chakra, Span, Text } from '@chakra-ui/react'
import type { Asking, Run } from '../../../../../../shared/contract/questions/trialRuns.ts'
import type { Trial } from '../../../../../../shared/contract/questions/trials.ts'
import { questionLimits } from '../../../../../../shared/questionLimits.ts'
import { isGood, timesHeld } from '../../../../../../shared/rules/trials/held.ts'
import { studioTexts as texts } from '../../../../texts/questions/studio.ts'

const Answer = chakra('section', {
  base: {
    mt: '1',
    p: '3',
    maxHeight: '14rem',
    overflow: 'auto',
    bg: 'bg.muted',
    borderRadius: 'l2',
    textStyle: 'sm',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
})

const Details = chakra('details', {
  base: { mt: '2', '& summary': { cursor: 'pointer', py: '1.5', textStyle: 'sm' } },
})

/** What of a trial did not hold of an answer, in words. */
const missedIn = ({ outcomes }: Asking, { checks }: Trial): string =>
  checks
    .flatMap(({ kind, text, most = 0 }, at) => {
      const { ok, found } = outcomes[at] ?? { ok: true }
      if (ok) return []
      const line = texts.checkLine(kind, text, most)
      return found === undefined ? [line] : [`${line} (${texts.found(found)})`]
    })
    .join('; ')

const failureOf = (one: Asking, trial: Trial): string => {
  if (one.ending === 'lost') return texts.lost
  return one.why ?? texts.missed(missedIn(one, trial))
}

/** What came of a trial one time. */
function Round({ asking, trial }: { asking: Asking; trial: Trial }) {
  const round = texts.round(asking.round)
  if (asking.ending === undefined) {
    return (
      <Text textStyle="sm" color="fg.muted" mt="2">
        {round}: {texts.waiting}
      </Text>
    )
  }
  const good = isGood(asking)
  return (
    <>
      <Text textStyle="sm" mt="2">
        <strong>{round}.</strong> {good ? texts.held : failureOf(asking, trial)}
      </Text>
      {asking.answer !== '' && (
        <Answer tabIndex={0} aria-label={`${round}, ${trial.name}`}>
          {asking.answer}
        </Answer>
      )}
    </>
  )
}

type Props = { trial: Trial; run: Run; before: Run | undefined }

/** How often a trial held, as against the run before, and what was answered. */
export function TrialResult({ trial, run, before }: Props) {
  const asked = run.askings.filter((one) => one.trial === trial.id)
  if (asked.length === 0) return null
  // What was tried may have been another by then.
  const tried = run.Trials.find(({ id }) => id === trial.id) ?? trial
  const held = timesHeld(trial, run.askings)
  const isOver = asked.every(({ ending }) => ending !== undefined)
  const earlier = before?.askings.filter((one) => one.trial === trial.id) ?? []
  const good = held === questionLimits.trialRounds
  return (
    <>
      <Text textStyle="sm" mt="2">
        <Badge {...(isOver && { variant: 'subtle', colorPalette: good ? 'green' : 'red' })}>
          {isOver
            ? `${texts.times(held, questionLimits.trialRounds)} · ${good ? texts.held : texts.notHeld}`
            : texts.waiting}
        </Badge>
        {earlier.length > 0 && before && (
          <Span ml="2" color="fg.muted">
            {texts.before(timesHeld(trial, before.askings), questionLimits.trialRounds)}
          </Span>
        )}
      </Text>
      <Details>
        <summary aria-label={texts.answersOf(tried.name)}>{texts.showAnswers}</summary>
        {asked.map((asking) => (
          <Round key={asking.round} asking={asking} trial={tried} />
        ))}
      </Details>
    </>
  )
}
