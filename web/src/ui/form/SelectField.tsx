import { NativeSelect } from '@chakra-ui/react'
import { type ComponentProps, useId } from 'react'
import { errorProps, Field } from './Field.tsx'

type Choice = { value: string; label: string; disabled?: boolean }

type Props = Pick<
  ComponentProps<'select'>,
  'id' | 'name' | 'required' | 'disabled' | 'onChange'
> & {
  label: string
  /** Stands before the field in small letters instead of above it. */
  compact?: boolean
  choices: readonly Choice[]
  value: string
  error?: string | undefined
  /** Id of a text that describes the field besides its error. */
  hintId?: string | undefined
}

/** One of a few choices, with its label: the browser's own list, which every phone and screen reader knows. */
export function SelectField({ label, compact = false, choices, error, hintId, ...select }: Props) {
  const own = useId()
  const { id = own } = select
  return (
    <Field id={id} label={label} error={error} orientation={compact ? 'horizontal' : undefined}>
      <NativeSelect.Root {...(compact && { size: 'sm', width: 'auto' })}>
        <NativeSelect.Field {...errorProps(id, error, hintId)} {...select} id={id}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} disabled={choice.disabled}>
              {choice.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator aria-hidden />
      </NativeSelect.Root>
    </Field>
  )
}
