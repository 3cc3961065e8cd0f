import { expect, test } from 'vitest'
import { asSeen } from './oneLine.ts'

test.each([
  ['  Anna\n\tBergström ', 'Anna Bergström'],
  ['An\u200Bna\u00AD', 'Anna'],
  ['\u202EnimdA\u202C', 'nimdA'],
  ['\u2066Karin\u2069\uFEFF', 'Karin'],
  ['a\u2028b\u2029c', 'a b c'],
  ['Åsa\u0000\u0007', 'Åsa'],
  ['Familjen 👩‍👧 Öman', 'Familjen 👩‍👧 Öman'],
  ['\u200B\u202E', ''],
  ['❤️‍🔥 1️⃣ 👍🏽', '❤️‍🔥 1️⃣ 👍🏽'],
  ['\u200D\uFE0F', ''],
  ['\u3164\u115F\uFFA0\u2800', ''],
  ['An\u034Fna\u200D', 'Anna'],
  ['a \u200B b\u00AD\u0085c', 'a b c'],
])('%j is seen as %j', (text, seen) => {
  expect(asSeen(text)).toBe(seen)
})
