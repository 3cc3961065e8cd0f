import { chakra } from '@chakra-ui/react'
import { cardTexts } from '../../texts/assistant/card.ts'
import { ProgressBand } from './AnswerProgress.tsx'
import { boxHeight } from './boxHeight.ts'
import { MarkdownText } from './MarkdownText.tsx'
import { useFollowing } from './useFollowing.ts'

const Frame = chakra('div', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    flex: '1 0 auto',
    display: 'flex',
    height: boxHeight,
    bg: 'bg.muted',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l2',
    '&:focus-within:has(> :focus-visible)': {
      outline: '2px solid {colors.accent.focusRing}',
      outlineOffset: '2px',
    },
  },
})

const Scroller = chakra('section', {
  base: {
    flex: '1',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    px: '4',
    py: '3',
    outline: 'none',
  },
})

type Props = {
  label: string
  text: string
  writing: boolean
  /** The level of the heading that it stands below. */
  under: 2 | 3
}

/** The read-only answer box. It follows the text as it grows, unless the reader has scrolled up. */
export function AnswerBox({ label, text, writing, under }: Props) {
  const { scroller, noteWhere } = useFollowing(writing)
  return (
    <Frame>
      {writing && <ProgressBand />}
      <Scroller
        ref={scroller}
        // A box that scrolls must be reachable with the keyboard.
        tabIndex={0}
        aria-label={cardTexts.answerTo(label)}
        aria-busy={writing}
        onScroll={noteWhere}
      >
        <MarkdownText text={text} under={under} />
      </Scroller>
    </Frame>
  )
}
