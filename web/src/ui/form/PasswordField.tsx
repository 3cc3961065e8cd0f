import { type ComponentProps, useState } from 'react'
import { sv } from '../../texts/sv.ts'
import { FieldAction } from './FieldAction.ts'
import { HiddenIcon, ShownIcon } from '../icons.tsx'
import { TextField } from './TextField.tsx'

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
        <FieldAction
          type="button"
          // Its name changes: pressed besides, it would say the contrary.
          aria-label={pressed ? sv.signIn.hidePassword : sv.signIn.showPassword}
          onClick={press}
          onPointerEnter={({ pointerType }) => setHovered(revealOnHover && pointerType === 'mouse')}
          onPointerLeave={() => setHovered(false)}
        >
          {shown ? <ShownIcon /> : <HiddenIcon />}
        </FieldAction>
      }
    />
  )
}
