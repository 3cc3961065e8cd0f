import { Box } from '@chakra-ui/react'
import { type ComponentProps, useId } from 'react'
import { passwordTexts } from '../../texts/auth/passwords.ts'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { PasswordRules } from '../../ui/form/PasswordRules.tsx'

type Props = Pick<ComponentProps<typeof PasswordField>, 'ref' | 'id' | 'error'> & {
  value: string
  onValue: (value: string) => void
}

/** A password to choose, and its rule (docs/requirements.md, "Password rule"). */
export function NewPasswordField({ value, onValue, ...field }: Props) {
  const hintId = useId()
  return (
    <div>
      <PasswordField
        {...field}
        label={passwordTexts.newPassword.password}
        hintId={hintId}
        autoComplete="new-password"
        value={value}
        onChange={({ target }) => onValue(target.value)}
      />
      <Box id={hintId} textStyle="sm" color="fg.muted" mt="2">
        <PasswordRules password={value} />
      </Box>
    </div>
  )
}
