import { useState } from 'react'
import { poolText } from './poolTexts.ts'

/** Runs one try at a time: whether it is running, and the text of the last failure. */
export function useTry(textOf = poolText) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function attempt(act: () => Promise<void>) {
    setBusy(true)
    setFailure(undefined)
    try {
      await act()
    } catch (error) {
      setFailure(textOf(error))
    } finally {
      setBusy(false)
    }
  }

  return { busy, failure, setFailure, attempt: (act: () => Promise<void>) => void attempt(act) }
}
