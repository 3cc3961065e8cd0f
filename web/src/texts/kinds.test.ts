import { expect, test } from 'vitest'
import { kinds } from '../../../shared/rules/personalData/kinds.ts'
import { guardTexts } from './assistant/guard.ts'
import { receiptTexts } from './assistant/receipt.ts'

// What somebody marks themselves is more than a word on the receipt.
test.each(kinds.filter((kind) => kind !== 'DOLT'))(
  'people read the same name of %s where they write and on the receipt',
  (kind) => expect(guardTexts.hidden({ [kind]: 1 })).toContain(`1 ${receiptTexts.kinds[kind]}.`),
)
