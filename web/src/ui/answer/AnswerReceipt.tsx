import { chakra } from '@chakra-ui/react'
import type { Receipt } from '../../../../shared/contract/receipt.ts'
import { lineOf, rowsOf } from './receiptRows.ts'

const Details = chakra('details', {
  base: { mt: '3', textStyle: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' },
})

const Line = chakra('summary', {
  base: { cursor: 'pointer', py: '1', _hover: { color: 'fg' } },
})

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '1',
    mt: '2',
    fontVariantNumeric: 'tabular-nums',
    '& dd': { color: 'fg' },
  },
})

/** Who wrote an answer and what is known of it: a quiet line, and all of it one press away. */
export const AnswerReceipt = ({ receipt }: { receipt: Receipt }) => (
  <Details>
    <Line>{lineOf(receipt)}</Line>
    <List>
      {rowsOf(receipt).map(([name, value]) => [
        <dt key={name}>{name}</dt>,
        <dd key={`${name} value`}>{value}</dd>,
      ])}
    </List>
  </Details>
)
