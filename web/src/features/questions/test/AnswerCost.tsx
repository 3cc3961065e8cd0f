import { chakra } from '@chakra-ui/react'
import type { Cost } from '../../../../../shared/contract/assistant.ts'
import { questionTexts } from '../../../texts/questions.ts'

const number = new Intl.NumberFormat('sv-SE')
const { costOf } = questionTexts

const List = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    rowGap: '1',
    mt: '3',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& dt': { color: 'fg.muted' },
  },
})

/** What a test has cost: the model, its tokens and the time it took. */
export const AnswerCost = ({ cost }: { cost: Cost }) => (
  <List aria-label={questionTexts.cost}>
    {[
      [costOf.model, cost.GPTV],
      [costOf.tokensIn, number.format(cost.InTokenAntal)],
      [costOf.tokensOut, number.format(cost.OutTokenAntal)],
      [costOf.seconds, questionTexts.seconds(cost.ms)],
    ].map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </List>
)
