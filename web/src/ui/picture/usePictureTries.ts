import { useState } from 'react'
import { onePicture, PictureProblem, squarePicture } from './squarePicture.ts'

/**
 * Makes a person's picture of chosen files, one try at a time, and hands it to `take`. What is wrong with the files
 * is told beside them; what else goes wrong is `take`'s own affair. `tries` counts: the same fault is told anew.
 */
export function usePictureTries(take: (picture: File) => Promise<void> | void) {
  const [busy, setBusy] = useState(false)
  const [tries, setTries] = useState(0)
  const [problem, setProblem] = useState<string>()

  async function attempt(files: File[]) {
    setBusy(true)
    setTries(tries + 1)
    setProblem(undefined)
    try {
      await take(await squarePicture(onePicture(files)))
    } catch (error) {
      if (!(error instanceof PictureProblem)) throw error
      setProblem(error.message)
    } finally {
      setBusy(false)
    }
  }

  return { busy, tries, problem, onFiles: (files: File[]) => void attempt(files) }
}
