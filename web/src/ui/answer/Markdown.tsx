import { chakra } from '@chakra-ui/react'
import { memo, type MouseEvent, useMemo } from 'react'
import { cardTexts } from '../../texts/card.ts'
import { takeTexts as texts } from '../../texts/take.ts'
import { toaster } from '../message/toaster.ts'
import { trustedHtml } from '../trustedHtml.ts'
import { codeStyle } from './codeStyle.ts'
import { proseStyle } from './proseStyle.ts'
import { blocksOf } from './safeHtml.ts'
import { copyText } from './take/copying.ts'
import { codeOf, withScrolling } from './take/scrolling.ts'

const Article = chakra('div', { base: { ...proseStyle, ...codeStyle } })

// A finished block is not drawn again while the answer grows below it: what is marked in it stays marked.
const Block = memo(({ html }: { html: string }) => {
  const __html = useMemo(() => trustedHtml(withScrolling(html)), [html])
  return <div dangerouslySetInnerHTML={{ __html }} />
})

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

/** An answer's Markdown, block by block. */
export default function Markdown({ text, under }: Props) {
  return (
    <Article onClick={copyCode}>
      {blocksOf(text, under).map(({ html, at }) => (
        <Block key={at} html={html} />
      ))}
    </Article>
  )
}
