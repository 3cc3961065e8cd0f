import { chakra } from '@chakra-ui/react'
import type { Receipt } from '../../../../shared/contract/assistant/receipt.ts'
import { Facts } from '../Facts.tsx'
import { lineOf, rowsOf } from './receiptRows.ts'

const Details = chakra('details', {
  base: { mt: '3', textStyle: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' },
})

const Line = chakra('summary', {
  base: { cursor: 'pointer', py: '1', _hover: { color: 'fg' } },
})

/** Who wrote an answer and what is known of it: a quiet line, and all of it one press away. */
export const AnswerReceipt = ({ receipt }: { receipt: Receipt }) => (
  <Details>
    <Line>{lineOf(receipt)}</Line>
    <Facts facts={rowsOf(receipt)} />
  </Details>
)
