import { Table as TiptapTable, TableCell, TableHeader } from '@tiptap/extension-table'

const content = '(paragraph | heading | bulletList | orderedList | blockquote)+'

// A column is as wide as what stands in it, and a text is aligned as the page's is.
const spans = () => ({ colspan: { default: 1 }, rowspan: { default: 1 } })

export const Cell = TableCell.extend({ content, addAttributes: spans })
export const HeaderCell = TableHeader.extend({ content, addAttributes: spans })

export const Table = TiptapTable.extend({
  // A title that stands in a table has no place here.
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  renderHTML: () => ['table', ['tbody', 0]],
})
