import { Box } from '@chakra-ui/react'
import { Suspense } from 'react'
import { lazyPart } from '../lazyPart.ts'

type Props = {
  text: string
  /** The level of the heading that it stands below. */
  under?: number | undefined
}

const Plain = ({ text }: Props) => (
  <Box maxWidth="prose" whiteSpace="pre-wrap" overflowWrap="anywhere">
    {text}
  </Box>
)

const load = () => import('./Markdown.tsx')

// Without its reader, an answer is still a text.
const Markdown = lazyPart(load, Plain)

/** Fetches the Markdown reader while the assistant still thinks. */
export const preloadMarkdown = () => void load().catch(() => undefined)

/** Text of the assistant, with its Markdown shown as soon as the reader is there. */
export const MarkdownText = ({ text, under }: Props) => (
  <Suspense fallback={<Plain text={text} />}>
    <Markdown text={text} under={under} />
  </Suspense>
)
