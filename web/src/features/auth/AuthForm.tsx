import { Button, chakra, Spinner } from '@chakra-ui/react'
import type { FormEvent, ReactNode } from 'react'
import { Notice } from '../../ui/message/Notice.tsx'

const Form = chakra('form', { base: { display: 'grid', gap: '5', mt: '8' } })

type Props = {
  submit: string
  busy: boolean
  /** Why the last try failed. */
  failure?: string | undefined
  onSubmit: () => void
  /** Other ways to go, below the button. */
  links?: ReactNode
  children: ReactNode
}

/** Fields and one button. While a try runs, the button turns and does nothing. */
export function AuthForm({ submit, busy, failure, onSubmit, links, children }: Props) {
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onSubmit()
  }
  return (
    <Form noValidate onSubmit={send} aria-busy={busy}>
      {failure !== undefined && <Notice tone="error" title={failure} />}
      {children}
      <Button type="submit" aria-disabled={busy}>
        {busy && <Spinner />}
        {submit}
      </Button>
      {links}
    </Form>
  )
}
