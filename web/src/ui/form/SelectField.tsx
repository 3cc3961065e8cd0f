import { chakra } from '@chakra-ui/react'
import { type ComponentProps, useId } from 'react'
import { Worded } from '../Worded.tsx'
import { FieldError } from './FieldError.tsx'
import { fieldStyle } from './fieldStyle.ts'

const Select = chakra('select', {
  base: {
    ...fieldStyle,
    height: '11',
    pl: '2.5',
    pr: '2',
    cursor: 'pointer',
    textOverflow: 'ellipsis',
  },
  variants: {
    // In a line of its own words, as in a list's tools.
    compact: { true: { width: 'auto', px: '2', textStyle: 'small' } },
  },
})

type Choice = { value: string; label: string; disabled?: boolean }

type Props = Pick<ComponentProps<'select'>, 'id' | 'name' | 'onChange'> & {
  label: string
  /** Stands before the field in small letters instead of above it. */
  compact?: boolean
  choices: readonly Choice[]
  value: string
  error?: string | undefined
}

/** One of a few choices, with its label: the browser's own list, which every phone and screen reader knows. */
export function SelectField({ label, compact = false, choices, error, ...select }: Props) {
  const own = useId()
  const { id = own } = select
  const errorId = `${id}-error`
  return (
    <chakra.div display={compact ? 'flex' : 'block'} alignItems="center" gap="2">
      <chakra.label
        htmlFor={id}
        display="block"
        textStyle={compact ? 'small' : 'label'}
        color={compact ? 'ink.muted' : undefined}
        mb={compact ? undefined : '1.5'}
      >
        <Worded text={label} />
      </chakra.label>
      <Select
        {...select}
        id={id}
        compact={compact}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : errorId}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} disabled={choice.disabled}>
            {choice.label}
          </option>
        ))}
      </Select>
      <FieldError id={errorId} error={error} />
    </chakra.div>
  )
}
