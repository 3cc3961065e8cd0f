import { useEffect } from 'react'
import { textOf } from '../../api/request/errors.ts'
import type { ErrorText } from '../../texts/errors.ts'
import { toaster } from './toaster.ts'

/** Tells that something could not be read, for as long as it cannot; what fails for one reason is one fault. */
export function useFaultToast(error: unknown, text: ErrorText) {
  const reason = error ? textOf(error) : undefined

  useEffect(() => {
    if (reason === undefined) return undefined
    const id = toaster.fault({ ...text, description: reason })
    return () => toaster.dismiss(id)
  }, [reason, text])
}
