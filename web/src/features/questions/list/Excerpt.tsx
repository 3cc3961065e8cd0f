import { chakra } from '@chakra-ui/react'
import type { ListedQuestion } from '../../../../../shared/contract/questions.ts'
import { limits } from '../../../../../shared/limits.ts'
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

type Props = { question: ListedQuestion; onOpen: () => void }

/** The first words of a question's text. More of it shows while it is hovered or has the focus, and all when it is opened. */
export function Excerpt({ question, onOpen }: Props) {
  const shown = useShortened(question.Begins, limits.questionExcerpt)
  if (shown === '') return null
  return (
    <Tooltip text={question.Begins} align="start" long>
      <Opener type="button" aria-haspopup="dialog" onClick={onOpen}>
        {shown}
      </Opener>
    </Tooltip>
  )
}
