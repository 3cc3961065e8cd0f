import { Box, Button, chakra, Spinner } from '@chakra-ui/react'
import { type ChangeEvent, type ReactNode, useId, useRef } from 'react'
import type { User } from '../../../../shared/contract/user.ts'
import { pictureTexts } from '../../texts/pictures.ts'
import { Avatar } from './Avatar.tsx'
import { DropPlace } from './DropPlace.tsx'
import { PictureIcon } from '../screenIcons.tsx'
import { Notice } from '../message/Notice.tsx'
import { pictureTypes } from './squarePicture.ts'
import { useFileDrop } from './useFileDrop.ts'

const Area = chakra('section', {
  base: { position: 'relative', display: 'grid', columnGap: '6', rowGap: '4' },
  variants: {
    layout: {
      column: { justifyItems: 'center', textAlign: 'center' },
      row: {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        alignItems: 'center',
        justifyItems: 'start',
      },
    },
  },
})

const DropHint = chakra('p', {
  // Nothing can be dropped with a finger.
  base: { '@media (hover: none)': { display: 'none' } },
})

type Props = {
  layout: 'column' | 'row'
  person: Pick<User, 'Firstname' | 'Lastname' | 'BildUrl'>
  /** What is wrong with the last file, and how many there have been: the same fault is told anew. */
  problem: string | undefined
  tries: number
  busy: boolean
  /** No picture is taken for now. */
  isHeld?: boolean
  onFiles: (files: File[]) => void
  /** Between the picture and the button. */
  children?: ReactNode
}

/** A person's picture and the place to change it, by a click or by dropping a file on it. */
export function PictureArea(props: Props) {
  const { layout, person, busy, isHeld = false, problem, tries, onFiles, children } = props
  const takesNone = busy || isHeld
  const { over, place } = useFileDrop((files) => !takesNone && onFiles(files))
  const input = useRef<HTMLInputElement>(null)
  const helpId = useId()

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])]
    // Choosing the same file once more is a choice, too.
    currentTarget.value = ''
    if (files.length > 0 && !takesNone) onFiles(files)
  }

  return (
    <Area layout={layout} aria-label={pictureTexts.title} aria-busy={busy} {...place}>
      <Box position="relative">
        <Avatar user={person} size={layout === 'column' ? 'xl' : 'lg'} />
        {busy && <Spinner position="absolute" inset="-1.5" boxSize="auto" color="accent.fg" />}
      </Box>
      <Box display="grid" justifyItems="inherit" minWidth="0" width="full">
        {children}
        <chakra.input
          ref={input}
          type="file"
          hidden
          accept={pictureTypes.join()}
          aria-label={pictureTexts.file}
          onChange={choose}
        />
        <Button
          variant="outline"
          aria-disabled={takesNone}
          aria-describedby={helpId}
          onClick={() => !takesNone && input.current?.click()}
        >
          {busy ? <Spinner /> : <PictureIcon />}
          {person.BildUrl === '' ? pictureTexts.choose : pictureTexts.change}
        </Button>
        <Box mt="3" textStyle="sm" color="fg.muted" textWrap="balance">
          <p id={helpId}>{busy ? pictureTexts.saving : pictureTexts.help}</p>
          <DropHint visibility={busy ? 'hidden' : undefined}>{pictureTexts.dropHint}</DropHint>
        </Box>
        <chakra.output srOnly>{busy && pictureTexts.saving}</chakra.output>
        {problem !== undefined && (
          <Box mt="4" width="full" textAlign="start">
            <Notice key={tries} tone="error" title={problem} />
          </Box>
        )}
      </Box>
      {over && (
        <DropPlace around>
          <PictureIcon />
          {pictureTexts.drop}
        </DropPlace>
      )}
    </Area>
  )
}
