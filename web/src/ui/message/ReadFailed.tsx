import { Button } from '@chakra-ui/react'
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

/** In the place of what could not be read: why not, and another try. */
export function ReadFailed({ title, code, error, onRetry }: Props) {
  // The button goes away with it.
  function retry() {
    onRetry()
    focusTitle()
  }

  return (
    <EmptyState title={title} help={textOf(error ?? new NetworkError())}>
      <Button variant="outline" onClick={retry}>
        <RetryIcon />
        {sv.tryAgain}
      </Button>
      {code !== undefined && <FaultNote code={code} />}
    </EmptyState>
  )
}
