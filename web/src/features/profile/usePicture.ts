import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { ApiError, textOf } from '../../api/request/errors.ts'
import { currentUser } from '../../api/session/currentUser.ts'
import { catalogue } from '../../texts/errors.ts'
import { profileTexts } from '../../texts/profile.ts'
import { toaster } from '../../ui/message/toaster.ts'
import { usePictureTries } from '../../ui/picture/usePictureTries.ts'
import { profileQueries } from './profile.queries.ts'

const reasonOf = (error: unknown) =>
  (error instanceof ApiError && error.fields['files[]']) || textOf(error)

/** Stores a person's picture, one's own or as an administrator anybody's. */
export function usePicture(id: string) {
  const client = useQueryClient()

  async function store(picture: File) {
    const { results } = await api.profile.image({ 'files[]': picture, userid: id })
    currentUser.update({ id, BildUrl: results.BildUrl })
    // Storing it changed when the profile was changed last.
    await client.invalidateQueries({ queryKey: profileQueries.keyOf(id) })
    toaster.success(profileTexts.pictureSaved)
  }

  return usePictureTries((picture) =>
    store(picture).catch((error: unknown) =>
      toaster.error({ ...catalogue.picture, description: reasonOf(error) }),
    ),
  )
}
