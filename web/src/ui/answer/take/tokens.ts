import { Marked, type MarkedToken, type Token } from 'marked'
import { inertDocument } from '../../trustedHtml.ts'
import { reading } from '../reading.ts'

const reader = new Marked(reading)

const kinds = new Set(
  (
    'blockquote br checkbox code codespan def del em escape heading hr html image link list list_item paragraph space ' +
    'strong table text'
  ).split(' '),
)

const isKnown = (token: Token): token is MarkedToken => kinds.has(token.type)

/** Those of the tokens that Markdown itself has. */
export const known = (tokens: Token[] = []): MarkedToken[] => tokens.filter(isKnown)

/** The blocks of a Markdown text. */
export const blocks = (markdown: string): MarkedToken[] => known(reader.lexer(markdown))

const entity = /&(?:#\d+|#x[\da-f]+|[a-z]\w*);/gi

/** A text with its HTML entities as what they stand for. */
export const decoded = (text: string): string =>
  text.replaceAll(entity, (one) => inertDocument(one).body.textContent)

/** Where a link may lead: to the web, or to a mail. */
export const isSafe = (address: string): boolean => /^(?:https?|mailto):/i.test(address)
