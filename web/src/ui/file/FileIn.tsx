import { Box, Button, chakra, Flex, Span, Spinner } from '@chakra-ui/react'
import { type ChangeEvent, type ReactNode, type RefObject, useId, useRef } from 'react'
import { fileTexts as texts } from '../../texts/files.ts'
import { Notice } from '../message/Notice.tsx'
import { DropPlace } from '../picture/DropPlace.tsx'
import { useFileDrop } from '../picture/useFileDrop.ts'
import { FileIcon } from './FileIcon.tsx'
import { useFileText } from './useFileText.ts'

const DropHint = chakra('span', {
  // Nothing can be dropped with a finger.
  base: { '@media (hover: none)': { display: 'none' } },
})

/** What may be chosen, for the window in which files are chosen. */
const fileKinds = '.pdf,.docx,.txt,.md,.csv'

type Props = {
  /** The box that the text goes into. */
  box: RefObject<HTMLTextAreaElement | null>
  onText: (text: string) => void
  children: ReactNode
}

/** A text box into which a file's text can be put, by choosing or by dropping it. The file itself goes nowhere. */
export function FileIn({ box, onText, children }: Props) {
  const { reading, told, take } = useFileText(box, onText)
  const { over, place } = useFileDrop(take)
  const input = useRef<HTMLInputElement>(null)
  const helpId = useId()
  const isBusy = reading !== undefined

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])]
    // Choosing the same file once more is a choice, too.
    currentTarget.value = ''
    take(files)
  }

  return (
    <>
      <Box position="relative" {...place}>
        {children}
        {over && <DropPlace>{texts.drop}</DropPlace>}
      </Box>
      <Flex align="center" columnGap="3" rowGap="1" mt="2" wrap="wrap">
        <chakra.input
          ref={input}
          type="file"
          hidden
          multiple
          accept={fileKinds}
          aria-label={texts.file}
          onChange={choose}
        />
        <Button
          variant="outline"
          size="sm"
          aria-disabled={isBusy}
          aria-describedby={helpId}
          onClick={() => !isBusy && input.current?.click()}
        >
          {isBusy ? <Spinner /> : <FileIcon />}
          {texts.choose}
        </Button>
        <Span id={helpId} textStyle="sm" color="fg.muted">
          {texts.stays} <DropHint>{texts.dropHint}</DropHint>
        </Span>
      </Flex>
      <chakra.output display="block" textStyle="sm" mt={isBusy ? '2' : undefined}>
        {isBusy && texts.reading(reading)}
      </chakra.output>
      {told.map(({ id, tone, title, help }) => (
        <Box key={id} mt="2">
          <Notice tone={tone} title={title}>
            {help !== '' && <p>{help}</p>}
          </Notice>
        </Box>
      ))}
    </>
  )
}
