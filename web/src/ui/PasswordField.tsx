import { chakra } from '@chakra-ui/react'
import { type ComponentProps, useState } from 'react'
import { sv } from '../texts/sv.ts'
import { HiddenIcon, ShownIcon } from './icons.tsx'
import { TextField } from './TextField.tsx'

const Reveal = chakra('button', {
  base: {
    position: 'absolute',
    right: '1',
    top: '1',
    boxSize: '9',
    display: 'grid',
    placeItems: 'center',
    borderRadius: 'small',
    color: 'ink.muted',
    cursor: 'pointer',
    _hover: { bg: 'surface.hover', color: 'ink' },
    // The mouse is on the button, whichever of the two icons is there: one that goes would take its leaving along.
    '& svg': { pointerEvents: 'none' },
  },
})

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'action'> & {
  /** The button shows it also for as long as a mouse rests on it. */
  revealOnHover?: boolean
}

/** A password with a button that shows it. */
export function PasswordField({ revealOnHover = false, ...props }: Props) {
  const [pressed, setPressed] = useState(false)
  const [hovered, setHovered] = useState(false)
  const shown = pressed || hovered

  function press() {
    setPressed(!pressed)
    setHovered(false)
  }

  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      action={
        <Reveal
          type="button"
          aria-pressed={pressed}
          aria-label={pressed ? sv.signIn.hidePassword : sv.signIn.showPassword}
          onClick={press}
          onPointerEnter={({ pointerType }) => setHovered(revealOnHover && pointerType === 'mouse')}
          onPointerLeave={() => setHovered(false)}
        >
          {shown ? <ShownIcon /> : <HiddenIcon />}
        </Reveal>
      }
    />
  )
}
