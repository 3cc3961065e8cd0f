import { chakra } from '@chakra-ui/react'
import type { ComponentProps, FormEvent } from 'react'
import { ErrorSummary } from './ErrorSummary.tsx'
import type { AnyForm } from './useForm.ts'

const Frame = chakra('form', { base: { display: 'grid', gap: '5' } })

type Props = Omit<ComponentProps<typeof Frame>, 'form' | 'onSubmit'> & {
  form: AnyForm
  onSubmit: () => void
}

/** A form of several fields, with a summary above them when more than one is wrong. */
export function Form({ form: { summary, tries }, onSubmit, children, ...frame }: Props) {
  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }

  return (
    <Frame {...frame} noValidate onSubmit={submit}>
      {/* Another one each time, which gets the focus and is read out anew. */}
      {summary.rows.length > 0 && <ErrorSummary key={tries} {...summary} />}
      {children}
    </Frame>
  )
}
