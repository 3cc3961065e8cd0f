import { limits } from '../../../../../shared/limits.ts'
import { takeTexts as texts } from '../../../texts/assistant/take.ts'
import { plainOf } from './plain.ts'

const coded = (text: string) => encodeURIComponent(text.toWellFormed().replaceAll('\n', '\r\n'))

/** As many of the words as there is room for. */
function fitting(text: string, room: number): string {
  let [low, high] = [0, text.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (coded(text.slice(0, middle)).length <= room) low = middle
    else high = middle - 1
  }
  return text.slice(0, low).replace(/\S*$/, '').trimEnd()
}

/** The address that opens a mail with an answer, and whether only its beginning had room. */
export function mailOf(subject: string, markdown: string): { address: string; isCut: boolean } {
  const text = plainOf(markdown)
  const start = `mailto:?subject=${coded(subject)}&body=`
  const whole = start + coded(text)
  if (whole.length <= limits.mailAddress) return { address: whole, isCut: false }
  const end = coded(`\n\n${texts.mailRest}`)
  const body = coded(fitting(text, limits.mailAddress - start.length - end.length))
  return { address: start + body + end, isCut: true }
}
