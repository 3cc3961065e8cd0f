import { Button, chakra, Text } from '@chakra-ui/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Compared } from '../../../../../shared/contract/questions/questionLibrary.ts'
import type { Run } from '../../../../../shared/contract/questions/trialRuns.ts'
import { questionLimits } from '../../../../../shared/questionLimits.ts'
import { hasHeld, isGood, timesHeld } from '../../../../../shared/rules/trials/held.ts'
import { textOf } from '../../../api/request/errors.ts'
import { studioApi } from '../../../api/studio.ts'
import { studioOf } from '../../../routes/studio.ts'
import { libraryTexts as texts } from '../../../texts/questions/library.ts'
import { focusLeftOver } from '../../../ui/list/focusLeftOver.ts'
import { toaster } from '../../../ui/message/toaster.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import { questionsQueries, reloadQuestions } from '../questions.queries.ts'

const Row = chakra('li', {
  base: {
    p: '3',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l2',
    overflowWrap: 'anywhere',
  },
})

/** What a run says of its draft: how far it is, how much held, and what did not. */
function linesOf({ askings, Trials, ended }: Run): string[] {
  const done = askings.filter(({ ending }) => ending !== undefined).length
  if (ended === undefined) return [texts.progress(done, askings.length)]
  const fell = Trials.filter((trial) => !hasHeld(trial, askings)).map((trial) =>
    texts.times(trial.name, timesHeld(trial, askings), questionLimits.trialRounds),
  )
  return [
    texts.held(askings.filter(isGood).length, askings.length),
    ...(ended === 'done' ? [] : [texts.unfinished]),
    ...(ended === 'done' && fell.length > 0 ? [texts.fell(fell.join(', '))] : []),
    ...(Trials.length < questionLimits.trialsEnough ? [texts.noTrials] : []),
  ]
}

const isGreen = ({ askings, Trials, ended }: Run): boolean =>
  ended === 'done' &&
  Trials.length >= questionLimits.trialsEnough &&
  Trials.every((trial) => hasHeld(trial, askings))

type Props = { row: Compared; fault: string | undefined; onPublished: () => Promise<unknown> }

/** A draft that says what the file does: what its trials said here, and the way on. */
export function FileDraft({ row, fault, onPublished }: Props) {
  const { id, QuestionLabel: label, Draft } = row
  const client = useQueryClient()
  const { data = [] } = useQuery(questionsQueries.trials(id))
  const DaytoUpdate = Draft?.DaytoUpdate ?? ''
  const run = data.find(({ draft }) => draft === DaytoUpdate)
  const { mutate, isPending } = useMutation({
    mutationFn: () => studioApi.publish({ id, DaytoUpdate, Reason: '' }),
    onSuccess: () => toaster.success(texts.published(label)),
    onError: (error) => toaster.error({ title: texts.publishFailed, description: textOf(error) }),
    onSettled: () => Promise.all([onPublished(), reloadQuestions(client)]).then(focusLeftOver),
  })
  const lines = run ? linesOf(run) : [texts.untried]
  // What was tried, or is being tried, says more than what kept it from being tried again.
  const isTried = run !== undefined && (run.ended === undefined || run.ended === 'done')
  return (
    <Row>
      <TextLink to={studioOf(id)}>{label}</TextLink>
      {(fault === undefined || isTried ? lines : [fault]).map((line) => (
        <Text key={line} textStyle="sm">
          {line}
        </Text>
      ))}
      {run && isGreen(run) && (
        <Button
          size="sm"
          mt="2"
          aria-label={texts.publishOf(label)}
          aria-disabled={isPending}
          onClick={() => !isPending && mutate()}
        >
          {texts.publish}
        </Button>
      )}
    </Row>
  )
}
