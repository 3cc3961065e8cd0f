import { Box, chakra } from '@chakra-ui/react'
import { type ChangeEvent, useId, useRef } from 'react'
import { nameOf } from '../../../../shared/rules/names.ts'
import { useUser } from '../../api/visitor.ts'
import { sv } from '../../texts/sv.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { PictureIcon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { pictureTypes } from './squarePicture.ts'
import { useFileDrop } from './useFileDrop.ts'
import { usePicture } from './usePicture.ts'

const Sheet = chakra(Card, {
  base: {
    position: 'relative',
    overflow: 'hidden',
    display: 'grid',
    justifyItems: 'center',
    textAlign: 'center',
    px: { base: '5', md: '6' },
  },
})

const DropHint = chakra('p', {
  base: {
    textStyle: 'small',
    color: 'ink.muted',
    // Nothing can be dropped with a finger.
    '@media (hover: none)': { display: 'none' },
  },
})

// Lies over the card for as long as a file is held there.
const DropPlace = chakra('div', {
  base: {
    position: 'absolute',
    inset: '2',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '2',
    bg: 'accent.wash',
    color: 'accent.ink',
    textStyle: 'label',
    borderWidth: '2px',
    borderStyle: 'dashed',
    borderColor: 'accent',
    borderRadius: 'field',
    pointerEvents: 'none',
  },
})

const Ring = chakra(Spinner, {
  base: { position: 'absolute', inset: '-1.5', boxSize: 'auto', color: 'accent.ink' },
})

/** One's own picture, and how to change it (specification section 2, "My account"). */
export function PictureCard() {
  const user = useUser()
  const { busy, problem, tries, store } = usePicture(user.id)
  const { over, place } = useFileDrop((files) => !busy && store(files))
  const input = useRef<HTMLInputElement>(null)
  const helpId = useId()

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])]
    // Choosing the same file once more is a choice, too.
    currentTarget.value = ''
    if (files.length > 0) store(files)
  }

  return (
    <Sheet aria-label={sv.picture.title} aria-busy={busy} {...place}>
      <Box position="relative">
        <Avatar user={user} size="large" />
        {busy && <Ring />}
      </Box>
      <chakra.p textStyle="heading" overflowWrap="anywhere" mt="4">
        {nameOf(user)}
      </chakra.p>
      <chakra.input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes.join()}
        aria-label={sv.picture.file}
        onChange={choose}
      />
      <Button
        look="outline"
        mt="5"
        aria-disabled={busy}
        aria-describedby={helpId}
        onClick={() => !busy && input.current?.click()}
      >
        {busy ? <Spinner /> : <PictureIcon />}
        {user.BildUrl === '' ? sv.picture.choose : sv.picture.change}
      </Button>
      <chakra.p id={helpId} mt="4" textStyle="small" color="ink.muted" textWrap="balance">
        {busy ? sv.picture.saving : sv.picture.help}
      </chakra.p>
      <DropHint visibility={busy ? 'hidden' : undefined}>{sv.picture.dropHint}</DropHint>
      <chakra.output srOnly>{busy && sv.picture.saving}</chakra.output>
      {problem !== undefined && (
        <Box mt="4" width="full" textAlign="start">
          <Notice key={tries} tone="error" title={problem} />
        </Box>
      )}
      {over && (
        <DropPlace>
          <PictureIcon />
          {sv.picture.drop}
        </DropPlace>
      )}
    </Sheet>
  )
}
