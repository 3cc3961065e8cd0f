import { Box } from '@chakra-ui/react'
import { type ComponentProps, useId } from 'react'
import { limits } from '../../../../shared/limits.ts'
import { PasswordField } from './PasswordField.tsx'
import { PasswordRules } from './PasswordRules.tsx'

type Props = Omit<ComponentProps<typeof PasswordField>, 'hintId' | 'value'> & {
  value: string
  /** What leaving it empty means. */
  note: string
}

/** A password that may be left out, with the rule for those who give one (docs/requirements.md, "Password rule"). */
export function OptionalPasswordField({ note, ...field }: Props) {
  const hintId = useId()
  return (
    <div>
      <PasswordField
        {...field}
        hintId={hintId}
        autoComplete="new-password"
        maxLength={limits.passwordMax}
        revealOnHover
      />
      <Box id={hintId} textStyle="sm" color="fg.muted" mt="1.5">
        <p>{note}</p>
        <PasswordRules password={field.value} />
      </Box>
    </div>
  )
}
