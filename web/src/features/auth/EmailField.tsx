import type { Ref } from 'react'
import { sv } from '../../texts/sv.ts'
import { TextField } from '../../ui/form/TextField.tsx'

type Props = {
  ref?: Ref<HTMLInputElement>
  id?: string
  autoFocus?: boolean
  error?: string | undefined
  value: string
  onValue: (value: string) => void
}

/** The address that somebody signs in with. */
export const EmailField = ({ onValue, ...field }: Props) => (
  <TextField
    {...field}
    label={sv.signIn.email}
    type="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    onChange={({ target }) => onValue(target.value)}
  />
)
