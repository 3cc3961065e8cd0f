import { chakra } from '@chakra-ui/react'
import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react'
import { ErrorSummary } from './ErrorSummary.tsx'
import { type Fault, faultsIn, focusFault, leftOf } from './faults.ts'
import type { Wrong } from './wrongFields.ts'

const Form = chakra('form', { base: { display: 'grid', gap: '5' } })

const untold = { round: 0, faults: [] }

type Props = Omit<ComponentProps<typeof Form>, 'onSubmit'> & {
  /** What was wrong when it was sent: another one each time. */
  refused: Wrong
  onSubmit: () => void
}

/** A form of several fields. One wrong field gets the focus; of more a summary tells, until they are mended. */
export function CheckedForm({ refused, onSubmit, children, ...form }: Props) {
  const place = useRef<HTMLFormElement>(null)
  // How often it was refused, and what of the last time shows in the summary.
  const [{ round, faults }, setTold] = useState<{ round: number; faults: Fault[] }>(untold)
  const told = faults.length > 0

  useEffect(() => {
    const found = Object.keys(refused).length > 0 ? faultsIn(place.current) : []
    const [first] = found
    if (found.length === 1 && first) focusFault(first)
    setTold((last) => ({ round: last.round + 1, faults: found.length > 1 ? found : [] }))
  }, [refused])

  useEffect(() => {
    if (!told || !place.current) return undefined
    const fields = place.current
    const watch = new MutationObserver(() =>
      setTold((last) => ({ ...last, faults: leftOf(last.faults, fields) })),
    )
    // Which fields are wrong, and what they say.
    watch.observe(fields, {
      subtree: true,
      attributeFilter: ['aria-invalid'],
      childList: true,
      characterData: true,
    })
    return () => watch.disconnect()
  }, [told])

  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }

  return (
    <Form {...form} ref={place} noValidate onSubmit={submit}>
      {told && <ErrorSummary key={round} faults={faults} />}
      {children}
    </Form>
  )
}
