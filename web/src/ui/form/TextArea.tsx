import { Textarea } from '@chakra-ui/react'
import { type ComponentProps, useId } from 'react'
import { errorProps, Field } from './Field.tsx'

type Props = ComponentProps<typeof Textarea> & {
  label: string
  error?: string | undefined
  /** Id of a text that describes the field besides its error. */
  hintId?: string | undefined
}

/** A text of several lines with its label, and what is wrong with it. */
export function TextArea({ label, error, hintId, ...area }: Props) {
  const own = useId()
  const { id = own } = area
  return (
    <Field id={id} label={label} error={error}>
      <Textarea {...errorProps(id, error, hintId)} {...area} id={id} />
    </Field>
  )
}
