// Unicode's control characters of ASCII but tab and line ends. What comes out of PDF files is full of them; none is seen, and a Word
// file cannot hold them (XML 1.0, 2.2 Characters).
const unreadable = /\p{Cc}(?<![\t\n\r\u0080-\u009F])/gu
// A page's end, and a line's within a paragraph.
const breaks = /[\v\f]/g

/** A password is what its person types; control characters in one its own rule refuses. */
const password = /password$/i

/** A text as every call takes it: without control characters, and with U+FFFD for halves of signs, which no store takes (docs/requirements.md, "Texts"). */
export const cleanText = (text: string): string =>
  text.toWellFormed().replaceAll(breaks, '\n').replaceAll(unreadable, '')

/** The value of a field as a call takes it: a text clean, but for passwords, and anything else as it is. A reviver for `JSON.parse`. */
export const cleanValue = (name: string, value: unknown): unknown => {
  if (typeof value !== 'string') return value
  return password.test(name) ? value.toWellFormed() : cleanText(value)
}
