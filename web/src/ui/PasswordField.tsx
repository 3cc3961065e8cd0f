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
  },
})

/** A password with a button that shows it. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'action'>) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      action={
        <Reveal
          type="button"
          aria-pressed={shown}
          aria-label={shown ? sv.signIn.hidePassword : sv.signIn.showPassword}
          onClick={() => setShown(!shown)}
        >
          {shown ? <ShownIcon /> : <HiddenIcon />}
        </Reveal>
      }
    />
  )
}
