import { Box } from '@chakra-ui/react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { errorProps, Field, Input } from './Field.tsx'

type Props = Omit<ComponentProps<typeof Input>, 'children'> & {
  label: string
  error?: string | undefined
  /** Stands inside the field at its right edge. */
  action?: ReactNode
  /** Id of a text that describes the field besides its error. */
  hintId?: string | undefined
}

/** A line of text with its label, and what is wrong with it. */
export function TextField({ label, error, action, hintId, ...input }: Props) {
  const own = useId()
  const { id = own } = input
  return (
    <Field id={id} label={label} error={error}>
      <Box position="relative">
        <Input
          {...errorProps(id, error, hintId)}
          pr={action ? '10' : undefined}
          {...input}
          id={id}
        />
        {action}
      </Box>
    </Field>
  )
}
