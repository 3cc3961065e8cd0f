import { chakra } from '@chakra-ui/react'
import { memo, type MouseEvent, useMemo, useState } from 'react'
import { cardTexts } from '../../texts/assistant/card.ts'
import { takeTexts as texts } from '../../texts/assistant/take.ts'
import { toaster } from '../message/toaster.ts'
import { trustedHtml } from '../trustedHtml.ts'
import { codeStyle } from './codeStyle.ts'
import { proseStyle } from './proseStyle.ts'
import { type GrowingBlock, growingBlocks, type Piece } from './growingBlocks.ts'
import { languageOf } from './languageOf.ts'
import { copyText } from './take/copying.ts'
import { codeOf, withScrolling } from './take/scrolling.ts'

const Article = chakra('div', {
  base: {
    ...proseStyle,
    ...codeStyle,
    // Lines are as long as one reads them; what scrolls has all the room that there is.
    '& > :not(.scrolls, :has(.scrolls))': { maxWidth: 'prose' },
  },
})

// A finished block is not drawn again while the answer grows below it: what is marked in it stays marked.
const Block = memo(({ html }: { html: string }) => {
  const __html = useMemo(() => trustedHtml(withScrolling(html)), [html])
  return <div dir="auto" lang={languageOf(html)} dangerouslySetInnerHTML={{ __html }} />
})

const Entry = memo(({ html }: Omit<Piece, 'at'>) => {
  const __html = useMemo(() => trustedHtml(withScrolling(html)), [html])
  return <li dangerouslySetInnerHTML={{ __html }} />
})

const Row = memo(({ html }: Omit<Piece, 'at'>) => {
  const __html = useMemo(() => trustedHtml(html), [html])
  return <tr dangerouslySetInnerHTML={{ __html }} />
})

// As `withScrolling` makes of a table: the keyboard reaches it.
const scrolls = { className: 'scrolls', tabIndex: 0, role: 'group' }

/** What comes first in a list or table says what language it is in. */
const first = 10

function Grown({ block }: { block: GrowingBlock }) {
  if (block.kind === 'html') return <Block html={block.html} />
  const begins = block.pieces.slice(0, first).map(({ html }) => html)
  const inOwn = { dir: 'auto', lang: languageOf(begins.join(' ')) }
  if (block.kind === 'list') {
    const entries = block.pieces.map(({ html, at }) => <Entry key={at} html={html} />)
    return block.start === undefined ? (
      <ul {...inOwn}>{entries}</ul>
    ) : (
      <ol {...inOwn} start={block.start}>
        {entries}
      </ol>
    )
  }
  return (
    <div {...scrolls} {...inOwn} aria-label={texts.table}>
      <table>
        <thead>
          <Row html={block.head} />
        </thead>
        <tbody>
          {block.pieces.map(({ html, at }) => (
            <Row key={at} html={html} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function copyCode({ target }: MouseEvent) {
  const code = codeOf(target)
  if (code === undefined) return
  copyText(code.replace(/\n$/, '')).then(
    () => toaster.success(texts.codeCopied),
    () => toaster.error({ title: cardTexts.copyFailed, description: cardTexts.copyFailedHelp }),
  )
}

type Props = {
  text: string
  /** The level of the heading that it stands below. */
  under?: number | undefined
}

/** An answer's Markdown, block by block, and what is long entry by entry. */
export default function Markdown({ text, under }: Props) {
  const [read] = useState(growingBlocks)
  return (
    <Article lang={languageOf(text)} onClick={copyCode}>
      {read(text, under).map((block) => (
        <Grown key={block.at} block={block} />
      ))}
    </Article>
  )
}
