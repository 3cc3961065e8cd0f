import type { Ref } from 'react'
import { authenticatorTexts } from '../../texts/authenticator.ts'
import { TextField } from './TextField.tsx'

type Props = {
  ref?: Ref<HTMLInputElement>
  error?: string | undefined
  value: string
  onValue: (value: string) => void
}

/** The six digits of an authenticator app; spaces between them don't matter. */
export const CodeField = ({ onValue, ...field }: Props) => (
  <TextField
    {...field}
    label={authenticatorTexts.code}
    inputMode="numeric"
    autoComplete="one-time-code"
    fontVariantNumeric="tabular-nums"
    letterSpacing="0.2em"
    onChange={({ target }) => onValue(target.value)}
  />
)
