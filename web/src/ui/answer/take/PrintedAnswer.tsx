import { chakra, Heading, Text } from '@chakra-ui/react'
import { Global } from '@emotion/react'
import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import Markdown from '../Markdown.tsx'

const Sheet = chakra('article', { base: { display: 'none', _print: { display: 'block' } } })

// Nothing of the page around it comes along.
const alone = {
  '@media print': { 'body > :not([data-printed])': { display: 'none !important' } },
}

type Props = { title: string; date: string; text: string; onDone: () => void }

/** An answer with its question and date on paper, and nothing else: asks the browser to print as soon as it is there. */
export default function PrintedAnswer({ title, date, text, onDone }: Props) {
  const done = useEffectEvent(onDone)

  useEffect(() => {
    const end = () => done()
    globalThis.addEventListener('afterprint', end)
    globalThis.print()
    return () => globalThis.removeEventListener('afterprint', end)
  }, [])

  return createPortal(
    <Sheet data-printed="">
      <Global styles={alone} />
      <Heading as="h1" textStyle="title">
        {title}
      </Heading>
      <Text mb="4">{date}</Text>
      <Markdown text={text} under={1} />
    </Sheet>,
    document.body,
  )
}
