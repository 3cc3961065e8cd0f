import { expect, test } from 'vitest'
import { limits } from '../../../../shared/limits.ts'
import { beginOfAnswer } from './begins.ts'

test.each([
  ['## Beslut\n\nVi ses **på torsdag**.', 'Beslut Vi ses på torsdag.'],
  ['| Risk | Orsak |\n| --- | :-: |\n| Hög | Flytt |', 'Risk Orsak Hög Flytt'],
  ['Först\n\n---\n\n- sedan -- och så', 'Först sedan -- och så'],
  ['Se [länken](https://example.se) nu', 'Se länken nu'],
])('somebody reads how an answer begins without its marks: %j', (text, shown) => {
  expect(beginOfAnswer(text)).toBe(shown)
})

test('the beginning of a long answer ends at the limit, and with a whole letter', () => {
  const letters = '😀'.repeat(limits.answerBegins)
  expect(beginOfAnswer(letters).length).toBeLessThanOrEqual(limits.answerBegins)
  expect(beginOfAnswer(letters).isWellFormed()).toBe(true)
})
