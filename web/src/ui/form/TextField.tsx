import { chakra } from '@chakra-ui/react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Worded } from '../Worded.tsx'
import { FieldError } from './FieldError.tsx'
import { fieldStyle } from './fieldStyle.ts'

const Field = chakra('input', { base: { ...fieldStyle, height: '11' } })

type Props = Omit<ComponentProps<typeof Field>, 'children'> & {
  label: string
  error?: string | undefined
  /** Stands inside the field at its right edge. */
  action?: ReactNode
  /** Id of a text that describes the field besides its error. */
  hintId?: string
}

/** A line of text with its label, and what is wrong with it. */
export function TextField({ label, error, action, hintId, ...input }: Props) {
  const own = useId()
  const { id = own } = input
  const errorId = `${id}-error`
  const describedBy = [hintId, error !== undefined && errorId].filter(Boolean).join(' ')
  return (
    <div>
      <chakra.label htmlFor={id} display="block" textStyle="label" mb="1.5">
        <Worded text={label} />
      </chakra.label>
      <chakra.div position="relative">
        <Field
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy || undefined}
          pr={action ? '10' : undefined}
          {...input}
          id={id}
        />
        {action}
      </chakra.div>
      <FieldError id={errorId} error={error} />
    </div>
  )
}
