import {
  AlignmentType,
  BorderStyle,
  HeadingLevel,
  type ILevelsOptions,
  type IParagraphOptions,
  LevelFormat,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  WidthType,
} from 'docx'
import type { MarkedToken, Tokens } from 'marked'
import { plainText } from '../../plainText.ts'
import { known } from './tokens.ts'
import { codeLook, inlineRuns, type Look, runsOf } from './wordRuns.ts'

// Below the title of the answer.
const headings = [
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
] as const

const line = { style: BorderStyle.SINGLE, size: 6, space: 8, color: '8C8C8C' }
const deepest = 8

/** The lists of a document that have a number of their own to start with. */
export type Numbering = { reference: string; levels: ILevelsOptions[] }[]

function numbered(start: number, level: number): ILevelsOptions {
  const indent = { left: 720 * (level + 1), hanging: 360 }
  return {
    level,
    format: LevelFormat.DECIMAL,
    text: `%${level + 1}.`,
    alignment: AlignmentType.START,
    start,
    style: { paragraph: { indent } },
  }
}

const cellOf = (look: Look) => (cell: Tokens.TableCell) =>
  new TableCell({
    children: [new Paragraph({ children: inlineRuns(known(cell.tokens), look) })],
    margins: { top: 40, bottom: 40, left: 100, right: 100 },
  })

/** A table, and an empty line: two tables that touch are one to Word. */
const tableOf = ({ header, rows }: Tokens.Table, look: Look) => [
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [
      new TableRow({ tableHeader: true, children: header.map(cellOf({ ...look, bold: true })) }),
      ...rows.map((cells) => new TableRow({ children: cells.map(cellOf(look)) })),
    ],
  }),
  new Paragraph({ spacing: { after: 0 } }),
]

/** What has no place for the mark of an entry that begins with it: the mark stands in a line of its own. */
const withoutMark = new Set(['blockquote', 'table', 'hr'])

/** A block of Markdown as Word's paragraphs and tables in that look; `numbering` hears of each numbered list. */
export function wordBlock(block: MarkedToken, numbering: Numbering, look: Look) {
  type Place = Omit<IParagraphOptions, 'children' | 'text'>

  function listOf({ items, ordered, start }: Tokens.List, level: number): (Paragraph | Table)[] {
    const reference = `list-${numbering.length}`
    const at = Math.min(level, deepest)
    if (ordered) numbering.push({ reference, levels: [numbered(Number(start), at)] })
    const mark: Place = ordered
      ? { numbering: { reference, level: at } }
      : { bullet: { level: at } }
    const below: Place = { indent: { left: 720 * (at + 1) } }
    return items.flatMap((item) => {
      let isFirst = true
      const inside = known(item.tokens)
      if (inside.length === 0) return [new Paragraph(mark)]
      return inside.flatMap((token) => {
        if (token.type === 'list') return listOf(token, level + 1)
        if (token.type === 'checkbox') {
          const place = isFirst ? mark : below
          isFirst = false
          const own = inside.filter(({ type }) => type === 'checkbox' || type === 'text')
          return [new Paragraph({ ...place, children: inlineRuns(own, look) })]
        }
        if (item.task && token.type === 'text') return []
        if (isFirst && withoutMark.has(token.type)) {
          isFirst = false
          return [new Paragraph(mark), ...blockOf(token, below, level)]
        }
        const place = isFirst ? mark : below
        isFirst = false
        return blockOf(token, place, level)
      })
    })
  }

  function blockOf(token: MarkedToken, place: Place, level: number): (Paragraph | Table)[] {
    switch (token.type) {
      case 'heading': {
        const heading = headings[Math.min(token.depth, headings.length) - 1]
        const children = inlineRuns(known(token.tokens), look)
        return [new Paragraph({ ...place, ...(heading && { heading }), children })]
      }
      case 'list':
        return listOf(token, level)
      case 'table':
        return tableOf(token, look)
      case 'code': {
        const shading = { fill: 'F3F3F3' }
        return [new Paragraph({ ...place, shading, children: runsOf(token.text, codeLook) })]
      }
      case 'blockquote': {
        const quoted: Place = { indent: { left: 480 }, border: { left: line } }
        return known(token.tokens).flatMap((inner) => blockOf(inner, quoted, level))
      }
      case 'hr':
        return [new Paragraph({ border: { bottom: line } })]
      case 'space':
      case 'def':
        return []
      case 'html': {
        const text = plainText(token.text)
        return text === '' ? [] : [new Paragraph({ ...place, children: runsOf(text, look) })]
      }
      case 'paragraph':
        return [new Paragraph({ ...place, children: inlineRuns(known(token.tokens), look) })]
      default:
        return [new Paragraph({ ...place, children: inlineRuns([token], look) })]
    }
  }

  return blockOf(block, {}, 0)
}
