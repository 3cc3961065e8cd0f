import { Button, chakra } from '@chakra-ui/react'
import { assistantTexts as texts } from '../../../texts/assistant.ts'
import { ProgressBand } from '../../../ui/answer/AnswerProgress.tsx'
import { boxHeight } from '../../../ui/answer/boxHeight.ts'
import { MarkdownText } from '../../../ui/answer/MarkdownText.tsx'
import { DownArrowIcon } from '../../../ui/screenIcons.tsx'
import { useReadAlong } from './useReadAlong.ts'

const Frame = chakra('section', {
  base: {
    position: 'relative',
    overflow: 'clip',
    minHeight: boxHeight,
    px: '4',
    py: '3',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l2',
    outline: 'none',
    scrollMarginTop: '6rem',
  },
})

type Props = {
  /** What it is called for those who do not see where it stands. */
  name: string
  text: string
  isWriting: boolean
}

/** An answer as long as it is: at least ten rows, its end in view while it is written, its top when it is done. */
export function AnswerText({ name, text, isWriting }: Props) {
  const { top, end, isBehind, goToEnd } = useReadAlong(isWriting, text)
  return (
    <>
      <Frame ref={top} tabIndex={-1} aria-label={name} aria-busy={isWriting}>
        {isWriting && <ProgressBand />}
        <MarkdownText text={text} under={2} />
      </Frame>
      <div ref={end} />
      {isBehind && (
        <Button
          position="fixed"
          bottom="5"
          left="50%"
          transform="translateX(-50%)"
          zIndex="docked"
          onClick={goToEnd}
        >
          <DownArrowIcon />
          {texts.toEnd}
        </Button>
      )}
    </>
  )
}
