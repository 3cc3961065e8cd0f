import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { User } from '../../../../../shared/contract/user.ts'
import { profileChanges } from '../../../../../shared/contract/profile.ts'
import { api } from '../../../api/client.ts'
import { currentUser } from '../../../api/session/currentUser.ts'
import { ApiError } from '../../../api/request/errors.ts'
import { orLeave } from '../../../api/session/orLeave.ts'
import { signInWithNew } from '../../../api/session/signInAgain.ts'
import { catalogue } from '../../../texts/errors.ts'
import { newAddressTexts } from '../../../texts/auth/newAddress.ts'
import { profileTexts } from '../../../texts/profile.ts'
import type { Texts } from '../../../ui/form/formDraft.ts'
import { withHelp } from '../../../ui/form/formErrors.ts'
import { useForm } from '../../../ui/form/useForm.ts'
import { toaster } from '../../../ui/message/toaster.ts'
import { storeUser } from '../storeUser.ts'
import { profileQueries } from '../profile.queries.ts'
import { labels, type ProfileField, storedTexts } from './profileFields.ts'

const inWords = withHelp(profileTexts.help)

/** What was changed, as it is sent. */
const sentOf = ({ Role, ...texts }: Partial<Texts<ProfileField>>) => ({
  ...texts,
  ...(Role !== undefined && { Role: Number(Role) }),
})

/** The form of a person's profile. */
export function useProfileForm(user: User) {
  const client = useQueryClient()
  const { id, Firstname } = user

  const form = useForm({
    draft: `profile.${id}`,
    labels,
    stored: storedTexts(user),
    rule: profileChanges,
    // What must not be empty is asked about also when it was empty before. An address that came from Outlook is never empty, and
    // may be one that nobody could write here.
    given: (changes) => ({ Firstname, ...sentOf(changes) }),
    inWords,
    codes: { taken: 'Email', last_admin: 'Role' },
    fault: () => catalogue.profileSave,
    readAgain: (error) =>
      error instanceof ApiError && error.code === 'changed' ? readAgain() : undefined,
  })

  async function readAgain() {
    // Where it cannot be read the form says so, and not that what changed stands above it.
    await client.refetchQueries({ queryKey: profileQueries.keyOf(id) }, { throwOnError: true })
    return { overtaken: true }
  }

  function save() {
    if (!form.unsaved) return
    form.submit(async ({ changes }) => {
      const { results } = await api.profile.update({
        user: { ...z.parse(profileChanges, sentOf(changes)), id },
        daytoUpdate: user.DaytoUpdate,
      })
      storeUser(client, results.user)
      // A new password of one's own ends one's sessions, this one included.
      if (currentUser.is(id) && changes.Password) {
        await orLeave(signInWithNew(results.user.Email, changes.Password))
      }
      const { NewEmail } = results.user
      const waits = changes.Email !== undefined && NewEmail !== ''
      toaster.success(waits ? newAddressTexts.waits(NewEmail) : profileTexts.saved)
    })
  }

  return { ...form, save }
}

export type ProfileFormState = ReturnType<typeof useProfileForm>
