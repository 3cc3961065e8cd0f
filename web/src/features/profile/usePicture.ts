import { useState } from 'react'
import { api } from '../../api/client.ts'
import { ApiError, textOf } from '../../api/errors.ts'
import { visitor } from '../../api/visitor.ts'
import { catalogue } from '../../texts/errors.ts'
import { sv } from '../../texts/sv.ts'
import { toaster } from '../../ui/toaster.ts'
import { onePicture, PictureProblem, squarePicture } from './squarePicture.ts'

const reasonOf = (error: unknown) =>
  (error instanceof ApiError && error.fields['files[]']) || textOf(error)

/** Stores a person's own picture. `tries` counts, so that the same problem is told anew. */
export function usePicture(id: string) {
  const [busy, setBusy] = useState(false)
  const [tries, setTries] = useState(0)
  const [problem, setProblem] = useState<string>()

  async function send(files: File[]) {
    const picture = await squarePicture(onePicture(files))
    const { results } = await api.profile.image({ 'files[]': picture, userid: id })
    visitor.learn({ id, BildUrl: results.BildUrl })
    toaster.success(sv.saved)
  }

  async function store(files: File[]) {
    setBusy(true)
    setTries(tries + 1)
    setProblem(undefined)
    try {
      await send(files)
    } catch (error) {
      if (error instanceof PictureProblem) setProblem(error.message)
      else toaster.error({ ...catalogue.profile, description: reasonOf(error) })
    } finally {
      setBusy(false)
    }
  }

  return { busy, problem, tries, store: (files: File[]) => void store(files) }
}
