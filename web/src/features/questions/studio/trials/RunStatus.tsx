import { chakra, Text } from '@chakra-ui/react'
import type { Run } from '../../../../../../shared/contract/questions/trialRuns.ts'
import { studioTexts as texts } from '../../../../texts/questions/studio.ts'
import { minuteOf } from '../../../../ui/dates.ts'
import { kronorOf } from '../../../../ui/kronor.ts'

const Status = chakra('output', { base: { display: 'block', textStyle: 'sm', mt: '3' } })

const Bar = chakra('progress', {
  base: { display: 'block', width: 'full', height: '2', mt: '3', accentColor: 'accent.solid' },
})

const sumOf = (run: Run, part: 'MikroOre' | 'ms'): number =>
  run.askings.reduce((sum, one) => sum + (one[part] ?? 0), 0)

type Props = {
  run: Run
  modelName: string
  /** The draft is another one by now. */
  isOther: boolean
}

/** What a run has cost, as far as that is known: a model without a price has no cost. */
const costOf = (run: Run): string =>
  run.askings.some(({ MikroOre }) => MikroOre !== undefined)
    ? `${texts.cost(kronorOf(sumOf(run, 'MikroOre')))}, `
    : ''

/** How far a run has come, or how it ended; what it cost and how long models took. */
export function RunStatus({ run, modelName, isOther }: Props) {
  const { askings, ended, name, sdate } = run
  const done = askings.filter(({ ending }) => ending !== undefined).length
  const seconds = Math.round(sumOf(run, 'ms') / 1000)
  return (
    <>
      {ended === undefined && (
        <Bar value={done} max={askings.length} aria-label={texts.running(done, askings.length)} />
      )}
      <Status>
        {ended === undefined
          ? `${texts.running(done, askings.length)} ${texts.mayLeave}`
          : texts.ended[ended]}
      </Status>
      <Text textStyle="sm" color="fg.muted">
        {texts.byWhom(name, minuteOf(sdate), modelName)}. {costOf(run)}
        {texts.seconds(seconds.toLocaleString('sv-SE'))}.
      </Text>
      {isOther && ended !== undefined && (
        <Text textStyle="sm" mt="1">
          {texts.otherDraft}
        </Text>
      )}
    </>
  )
}
