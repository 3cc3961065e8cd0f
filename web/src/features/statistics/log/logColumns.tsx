import { Box, chakra } from '@chakra-ui/react'
import type { CommonLogRow } from '../../../../../shared/contract/statistics.ts'
import { statisticsTexts } from '../../../texts/statistics.ts'
import { secondOf } from '../../../ui/dates.ts'
import type { Column } from '../../../ui/list/column.ts'

const { columns: titles } = statisticsTexts.log

const When = chakra('span', {
  base: { textStyle: 'sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
})

// All of it: what is cut can only be read by those who have a mouse.
const Message = chakra('span', {
  base: { display: 'block', py: { md: '2' }, textStyle: 'sm', overflowWrap: 'anywhere' },
})

/** The columns of everybody's log (docs/requirements.md, "Dashboard"). */
export const logColumns: Column<CommonLogRow>[] = [
  {
    key: 'user',
    title: titles.user,
    track: 'minmax(0, 2fr)',
    onPhone: 'line',
    cell: ({ userName }) => (
      <Box textStyle="label" overflowWrap="anywhere">
        {userName}
      </Box>
    ),
  },
  {
    key: 'message',
    title: titles.message,
    track: 'minmax(0, 6fr)',
    onPhone: 'line',
    cell: ({ message }) => <Message>{message}</Message>,
  },
  {
    key: 'created',
    title: titles.created,
    track: '11rem',
    onPhone: 'line',
    cell: ({ sdate }) => <When>{secondOf(sdate)}</When>,
  },
]
