import { chakra } from '@chakra-ui/react'
import { memo } from 'react'
import type { LogRow } from '../../../../../shared/contract/users.ts'
import { secondOf } from '../../../ui/dates.ts'

const Entry = chakra('li', {
  base: { py: '3', borderBottomWidth: '1px', borderColor: 'border', overflowWrap: 'anywhere' },
})

const When = chakra('p', {
  base: { textStyle: 'sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
})

/** What somebody did, and when. When more come, the hundreds that are there already are not drawn again. */
export const LogEntry = memo(({ message, sdate }: Pick<LogRow, 'message' | 'sdate'>) => (
  <Entry>
    <p>{message}</p>
    <When>
      <time dateTime={sdate}>{secondOf(sdate)}</time>
    </When>
  </Entry>
))
