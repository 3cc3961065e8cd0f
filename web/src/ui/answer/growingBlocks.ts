import type { Token, Tokens } from 'marked'
import {
  cellsHtml,
  type Definitions,
  definitionsIn,
  entryHtml,
  htmlOf,
  levels,
  lexed,
  usual,
} from './safeHtml.ts'

/** Safe HTML at its place in the text. */
export type Piece = { html: string; at: number }

/** A block of an answer: HTML, or the entries of a list, or the rows of a table, which come one by one. */
export type GrowingBlock =
  | ({ kind: 'html' } & Piece)
  | { kind: 'list'; at: number; start: number | undefined; pieces: Piece[] }
  | { kind: 'table'; at: number; head: string; pieces: Piece[] }

/** How much of what stands at the end the next line may still change: blocks, entries or rows. */
const unfinished = 2

/** How many blocks are finished: a gap between two is none that could change. */
function endOfFinished(tokens: Token[]): number {
  let end = tokens.length
  for (let left = unfinished; end > 0 && left > 0; end--)
    if (tokens[end - 1]?.type !== 'space') left--
  return end
}

const isList = (token?: Token): token is Tokens.List => token?.type === 'list'
const isTable = (token?: Token): token is Tokens.Table => token?.type === 'table'

const itemsOf = (list: Tokens.List, from: number): Piece[] => {
  let at = from
  return list.items.map((item) => {
    const piece = { html: entryHtml(list, item), at }
    at += item.raw.length
    return piece
  })
}

/** The lengths of a table's rows in its text, behind its head. */
const rowLengths = (table: Tokens.Table) =>
  table.raw
    .split('\n')
    .slice(2)
    .map(({ length }) => length + 1)

function rowsOf(table: Tokens.Table, from: number): Piece[] {
  const lengths = rowLengths(table)
  let at = from
  return table.rows.map((row, index) => {
    const piece = { html: cellsHtml(row), at }
    at += lengths[index] ?? 1
    return piece
  })
}

type Grown = {
  text: string
  from: number
  done: GrowingBlock[]
  depths: number[]
  /** What has been defined in what is finished. */
  definitions: Definitions
  /** All that was defined when the text was read last. */
  links: string
}

const nothing: Grown = {
  text: '',
  from: 0,
  done: [],
  depths: [],
  definitions: new Map(),
  links: '{}',
}

type Container = Exclude<GrowingBlock, { kind: 'html' }> & { headText: string }

/**
 * Reads a Markdown text that grows: what is finished of it is not read again, be it blocks, the entries of a list or the rows
 * of a table. A text that is no longer what it was is read from its start.
 */
export function growingBlocks() {
  let grown = nothing
  let within: Container | undefined
  let level = usual

  function forget(under: number) {
    grown = nothing
    within = undefined
    level = under
  }

  function blockOf(
    token: Token,
    at: number,
    levelOf: (depth: number) => number,
    before?: Container,
  ) {
    const pieces = before?.pieces ?? []
    if (isList(token)) {
      const start = before?.kind === 'list' ? before.start : token.start === '' ? 1 : token.start
      return {
        kind: 'list' as const,
        at: before?.at ?? at,
        start: token.ordered ? start : undefined,
        pieces: [...pieces, ...itemsOf(token, at)],
      }
    }
    if (isTable(token)) {
      const headText = token.raw.split('\n').slice(0, 2).join('\n')
      const head = cellsHtml(token.header)
      const behind = before ? at : at + headText.length + 1
      return {
        kind: 'table' as const,
        at: before?.at ?? at,
        head,
        pieces: [...pieces, ...rowsOf(token, behind)],
      }
    }
    return { kind: 'html' as const, html: htmlOf(token, levelOf), at }
  }

  /** Goes on from the entry or row that the next line may still change, if the text ends in such. */
  function goOnWithin(token: Token | undefined, block: GrowingBlock | undefined) {
    if (!token || !block || block.kind === 'html' || definitionsIn([token]).size > 0) return
    const finished = block.pieces.slice(0, -unfinished)
    const next = block.pieces[finished.length]
    if (!next || finished.length === 0) return
    const headText = isTable(token) ? `${token.raw.split('\n').slice(0, 2).join('\n')}\n` : ''
    within = { ...block, pieces: finished, headText }
    grown = { ...grown, from: next.at }
  }

  /** What is not finished of a text; all of it where a definition has come, or has changed, that links further up may ask for. */
  function readOn(text: string, under: number) {
    const read = () => lexed((within?.headText ?? '') + text.slice(grown.from), grown.definitions)
    const rest = read()
    const links = JSON.stringify(rest.links)
    if (links === grown.links || grown.from === 0) return { tokens: rest, links }
    forget(under)
    return { tokens: read(), links }
  }

  return (given: string, under = usual): GrowingBlock[] => {
    // Places are counted in what the reader makes of a text.
    const text = given.replaceAll(/\r\n?/g, '\n')
    const goesOn = under === level && text.startsWith(grown.text)
    if (!goesOn) forget(under)
    const { tokens, links } = readOn(text, under)
    const levelOf = levels(under)
    for (const depth of grown.depths) levelOf(depth)
    const head = within?.headText ?? ''
    let at = grown.from
    const blocks = tokens.map((token, index) => {
      const before = index === 0 ? within : undefined
      const block = blockOf(token, at, levelOf, before)
      const length = token.raw.length - (index === 0 ? head.length : 0)
      at += length
      return { token, block, end: at }
    })
    const shown = [...grown.done, ...blocks.map(({ block }) => block)]
    const finished = blocks.slice(0, endOfFinished(blocks.map(({ token }) => token)))
    grown = { ...grown, text, links }
    const last = finished.at(-1)
    if (last) {
      grown.done = [...grown.done, ...finished.map(({ block }) => block)]
      for (const { token } of finished)
        if (token.type === 'heading') grown.depths = [...grown.depths, Number(token['depth'])]
      const defined = definitionsIn(finished.map(({ token }) => token))
      if (defined.size > 0) grown.definitions = new Map([...defined, ...grown.definitions])
      grown.from = last.end
      within = undefined
    } else if (blocks.length === 1) goOnWithin(blocks[0]?.token, blocks[0]?.block)
    return shown
  }
}
