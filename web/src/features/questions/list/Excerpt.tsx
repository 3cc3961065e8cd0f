import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import type { Question } from '../../../../../shared/contract/question.ts'
import { limits } from '../../../../../shared/limits.ts'
import { plainText } from '../../../ui/plainText.ts'
import { Tooltip } from '../../../ui/dialog/Tooltip.tsx'
import { useShortened } from '../../../ui/list/useShortened.ts'

const Opener = chakra('button', {
  base: {
    textStyle: 'sm',
    color: 'fg.muted',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    borderRadius: 'l1',
    cursor: 'pointer',
    minHeight: '6',
    _hover: { color: 'fg' },
  },
})

type Props = { question: Question; onOpen: () => void }

/** The beginning of a question's text. All of it shows while it is hovered or has the focus, and when it is opened. */
export function Excerpt({ question, onOpen }: Props) {
  const text = useMemo(() => plainText(question.Question ?? ''), [question.Question])
  const shown = useShortened(text, limits.questionExcerpt)
  if (shown === '') return null
  return (
    <Tooltip text={text} align="start" long>
      <Opener type="button" aria-haspopup="dialog" onClick={onOpen}>
        {shown}
      </Opener>
    </Tooltip>
  )
}
