import type { ComponentProps } from 'react'
import { authenticatorTexts } from '../../texts/auth/authenticator.ts'
import { TextField } from './TextField.tsx'

/** The six digits of an authenticator app; spaces between them don't matter. */
export const CodeField = (field: Omit<ComponentProps<typeof TextField>, 'label'>) => (
  <TextField
    {...field}
    label={authenticatorTexts.code}
    inputMode="numeric"
    autoComplete="one-time-code"
    fontVariantNumeric="tabular-nums"
    letterSpacing="0.2em"
  />
)
