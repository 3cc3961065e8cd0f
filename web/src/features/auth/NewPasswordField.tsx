import { chakra, Text } from '@chakra-ui/react'
import { type ComponentProps, useId } from 'react'
import { missingInPassword } from '../../../../shared/rules/password.ts'
import { sv } from '../../texts/sv.ts'
import { PasswordField } from '../../ui/form/PasswordField.tsx'

type Props = Pick<ComponentProps<typeof PasswordField>, 'ref' | 'id' | 'error'> & {
  value: string
  onValue: (value: string) => void
}

/** A password to choose, its rule and, while it is typed, what is missing (docs/requirements.md, "Password rule"). */
export function NewPasswordField({ value, onValue, ...field }: Props) {
  const hintId = useId()
  const missing = missingInPassword(value)
  return (
    <div>
      <PasswordField
        {...field}
        label={sv.newPassword.password}
        hintId={hintId}
        autoComplete="new-password"
        value={value}
        onChange={({ target }) => onValue(target.value)}
      />
      <Text id={hintId} textStyle="sm" color="fg.muted" mt="2">
        {sv.newPassword.hint}
      </Text>
      <chakra.output display="block" textStyle="sm" mt="2" minHeight="3lh">
        {value !== '' && missing.length === 0 && (
          <Text color="green.fg">{sv.newPassword.complete}</Text>
        )}
        {value !== '' && field.error === undefined && missing.length > 0 && (
          <p>
            {sv.newPassword.missing} {missing.join(', ')}
          </p>
        )}
      </chakra.output>
    </div>
  )
}
