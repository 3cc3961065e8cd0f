/** A sign that is not seen (a soft hyphen, one without width, a mark of direction), or a line that ends behind a hyphen in a number. */
const unseen =
  /[\u00AD\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]+|(?<=\d[-\u2010-\u2015\u2212])\r?\n(?=\d)/g
const spaces = /[\u2000-\u200A\u3000]/g
const fullWidth = /[\uFF01-\uFF5E]/g
/** From ！ to !, and so for each sign behind them. */
const toAscii = 0xff01 - 0x21

/**
 * A text as people read it: without the unseen signs that come along from Word, PDFs and web pages, and with full-width signs as
 * ordinary ones. `placeOf` gives where one of its characters stands in the text itself.
 */
export function plainTextOf(text: string): { plain: string; placeOf: (at: number) => number } {
  const narrow = text
    .replaceAll(spaces, ' ')
    .replaceAll(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - toAscii))
  const left = Array.from(narrow.matchAll(unseen), ({ index, 0: { length } }) => ({
    index,
    length,
  }))
  if (left.length === 0) return { plain: narrow, placeOf: (at) => at }
  // Where each piece that is kept begins, in the plain text and how many signs were left out before it.
  const pieces = [{ from: 0, leftOut: 0 }]
  let leftOut = 0
  for (const { index, length } of left) {
    const from = index - leftOut
    leftOut += length
    pieces.push({ from, leftOut })
  }
  const pieceAt = (at: number) => {
    let [low, high] = [0, pieces.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((pieces[middle]?.from ?? 0) <= at) low = middle
      else high = middle
    }
    return pieces[low]
  }
  return {
    plain: narrow.replaceAll(unseen, ''),
    placeOf: (at) => at + (pieceAt(at)?.leftOut ?? 0),
  }
}
