import { Button, chakra } from '@chakra-ui/react'
import { type ComponentProps, type FormEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { formTexts } from '../../texts/forms.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import type { AnyForm } from './useForm.ts'

const Frame = chakra('form', { base: { display: 'grid', gap: '5' } })

type Props = Omit<ComponentProps<typeof Frame>, 'form' | 'onSubmit'> & {
  form: AnyForm
  onSubmit: () => void
}

const Restored = chakra('div', {
  base: {
    // Where the fields stand in columns, it has a row of its own.
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '2',
    textStyle: 'sm',
    color: 'fg.muted',
  },
})

const fields = 'input, select, textarea'

/**
 * What was typed earlier. Its button never has the focus that a dialog gives its first control: the first key would take away
 * what was typed. With the button goes the focus, which is then in the first field.
 */
function Earlier({ onStartOver }: { onStartOver: () => void }) {
  const own = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const shown = own.current
    const form = shown?.closest('form')
    return () => {
      const first = form?.querySelector<HTMLElement>(fields)
      if (shown?.contains(document.activeElement)) first?.focus()
    }
  }, [])

  // Once a dialog around it is open.
  useEffect(() => {
    const shown = own.current
    if (!shown?.contains(document.activeElement)) return
    shown.closest('form')?.querySelector<HTMLElement>(fields)?.focus()
  }, [])

  return (
    <Restored ref={own}>
      <output>{formTexts.restored}</output>
      <Button variant="outline" size="sm" onClick={onStartOver}>
        {formTexts.startOver}
      </Button>
    </Restored>
  )
}

/**
 * A form of several fields, with a summary above them when more than one is wrong. What was typed into it before it was
 * opened is told, and can be taken away.
 */
export function Form({
  form: { restored, startOver, summary, tries },
  onSubmit,
  children,
  ...frame
}: Props) {
  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }

  return (
    <Frame {...frame} noValidate onSubmit={submit}>
      {/* Another one each time, which gets the focus and is read out anew. */}
      {summary.rows.length > 0 && <ErrorSummary key={tries} {...summary} />}
      {restored && <Earlier onStartOver={startOver} />}
      {children}
    </Frame>
  )
}
