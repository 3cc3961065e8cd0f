import { Button } from '@chakra-ui/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { NetworkError, textOf } from '../../api/request/errors.ts'
import { sv } from '../../texts/sv.ts'
import { EmptyState } from './EmptyState.tsx'
import { FaultNote } from './FaultNote.tsx'
import { RetryIcon } from '../screenIcons.tsx'
import { focusTitle } from '../Title.tsx'

type Props = {
  title: string
  /** The catalogue's number. */
  code?: number | undefined
  /** None where the reading waits for a network. */
  error: unknown
  onRetry: () => void
}

/** The title of the dialog around an element: the page's is out of reach there. */
function titleAround(element: Element | null) {
  const heading = element?.closest('dialog')?.querySelector('h2')
  if (heading) heading.tabIndex = -1
  return heading
}

/** In the place of what could not be read: why not, and another try. */
export function ReadFailed({ title, code, error, onRetry }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [held] = useState(() => document.activeElement)

  // What was pressed has given its place to this: here one goes on.
  useLayoutEffect(() => {
    if (!held?.isConnected) button.current?.focus({ preventScroll: true })
  }, [held])

  // The button goes away with it.
  function retry() {
    const heading = titleAround(button.current)
    onRetry()
    if (heading) heading.focus()
    else focusTitle()
  }

  return (
    <EmptyState title={title} help={textOf(error ?? new NetworkError())}>
      <Button ref={button} variant="outline" onClick={retry}>
        <RetryIcon />
        {sv.tryAgain}
      </Button>
      {code !== undefined && <FaultNote code={code} />}
    </EmptyState>
  )
}
