import { chakra } from '@chakra-ui/react'
import { type ComponentProps, useId } from 'react'
import { Worded } from '../Worded.tsx'
import { FieldError } from './FieldError.tsx'
import { areaStyle } from './fieldStyle.ts'

const Area = chakra('textarea', { base: areaStyle })

type Props = ComponentProps<typeof Area> & { label: string; error?: string | undefined }

/** A text of several lines with its label, and what is wrong with it. */
export function TextArea({ label, error, ...area }: Props) {
  const own = useId()
  const { id = own } = area
  const errorId = `${id}-error`
  return (
    <div>
      <chakra.label htmlFor={id} display="block" textStyle="label" mb="1.5">
        <Worded text={label} />
      </chakra.label>
      <Area
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : errorId}
        {...area}
        id={id}
      />
      <FieldError id={errorId} error={error} />
    </div>
  )
}
