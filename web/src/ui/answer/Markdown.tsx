import { chakra } from '@chakra-ui/react'
import { memo, useMemo } from 'react'
import { trustedHtml } from '../trustedHtml.ts'
import { proseStyle } from './proseStyle.ts'
import { blocksOf } from './safeHtml.ts'

const Article = chakra('div', { base: proseStyle })

// A finished block is not drawn again while the answer grows below it: what is marked in it stays marked.
const Block = memo(({ html }: { html: string }) => {
  const __html = useMemo(() => trustedHtml(html), [html])
  return <div dangerouslySetInnerHTML={{ __html }} />
})

/** An answer's Markdown, block by block. */
export default function Markdown({ text }: { text: string }) {
  return (
    <Article>
      {blocksOf(text).map(({ html, at }) => (
        <Block key={at} html={html} />
      ))}
    </Article>
  )
}
