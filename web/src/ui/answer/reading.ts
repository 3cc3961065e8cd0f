import type { MarkedExtension } from 'marked'

/** The elements of HTML that give a text its form, and those that are taken out of it. */
const form = new Set(
  (
    'a b blockquote br button code dd del details div dl dt em font form h1 h2 h3 h4 h5 h6 hr i iframe img input ins kbd li ' +
    'mark ol p picture pre q s script section small span strong style sub summary sup svg table tbody td tfoot th thead tr u ul'
  ).split(' '),
)

const tag = /^ {0,3}<\/?([a-z][a-z\d-]*)/i

/** What else stands in angle brackets are words, such as <namn> in a letter that is filled in later. */
function areWords(text: string): boolean {
  const name = tag.exec(text)?.[1]
  return name !== undefined && !form.has(name.toLowerCase())
}

// Nothing is no token: what is no HTML is read as text. False leaves it to the library.
const unlessWords = (text: string) => (areWords(text) ? undefined : false)

/** How the Markdown of an answer is read, wherever it goes. */
export const reading: MarkedExtension = {
  gfm: true,
  breaks: true,
  tokenizer: { html: unlessWords, tag: unlessWords },
  renderer: {
    // Nothing is fetched from elsewhere: of a picture its description stays.
    image: ({ text }) => text,
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
  },
}
