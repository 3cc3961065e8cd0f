import { chakra } from '@chakra-ui/react'
import { useMemo, useSyncExternalStore } from 'react'
import type { Question } from '../../../../shared/contract/questions.ts'
import { limits } from '../../../../shared/limits.ts'
import { plainText } from '../../ui/plainText.ts'
import { Tooltip } from '../../ui/Tooltip.tsx'

const Opener = chakra('button', {
  base: {
    textStyle: 'small',
    color: 'ink.muted',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    borderRadius: 'small',
    cursor: 'pointer',
    minHeight: '6',
    _hover: { color: 'ink' },
  },
})

const subscribe = (tell: () => void) => {
  globalThis.addEventListener('resize', tell)
  return () => globalThis.removeEventListener('resize', tell)
}

const charactersNow = () =>
  limits.questionExcerpt.findLast(({ from }) => from <= innerWidth)?.characters ?? 0

const letters = new Intl.Segmenter('sv')
// Of a long text only as much is taken apart as so many letters with all their marks can take.
const unitsOfLetter = 8

/** As many letters as there is room for; none is cut in half. */
function shorten(text: string, most: number): string {
  const beginning = text.slice(0, most * unitsOfLetter)
  const shown = Array.from(letters.segment(beginning), ({ segment }) => segment)
  return shown.length <= most ? text : `${shown.slice(0, most).join('').trimEnd()}…`
}

type Props = { question: Question; onOpen: () => void }

/** The beginning of a question's text. All of it shows while it is hovered or has the focus, and when it is opened. */
export function Excerpt({ question, onOpen }: Props) {
  const most = useSyncExternalStore(subscribe, charactersNow)
  const text = useMemo(() => plainText(question.Question ?? ''), [question.Question])
  const shown = useMemo(() => shorten(text.replaceAll(/\s+/g, ' '), most), [text, most])
  if (shown === '') return null
  return (
    <Tooltip text={text} align="start" long>
      <Opener type="button" aria-haspopup="dialog" onClick={onOpen}>
        {shown}
      </Opener>
    </Tooltip>
  )
}
