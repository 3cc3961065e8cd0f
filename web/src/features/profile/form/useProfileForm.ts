import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import type { User } from '../../../../../shared/contract/user.ts'
import { profileChanges } from '../../../../../shared/contract/profile.ts'
import { api } from '../../../api/client.ts'
import { ApiError, textOf } from '../../../api/errors.ts'
import { catalogue } from '../../../texts/errors.ts'
import { profileTexts } from '../../../texts/profile.ts'
import { sv } from '../../../texts/sv.ts'
import { changesIn, conflictsIn, typeInto } from '../../../ui/form/edits.ts'
import { useKeptEdits } from '../../../ui/form/formDraft.ts'
import { toaster } from '../../../ui/message/toaster.ts'
import { useStillWrong } from '../../../ui/form/useStillWrong.ts'
import { refusedFields, type Wrong, wrongIn } from '../../../ui/form/wrongFields.ts'
import { storeUser } from '../storeUser.ts'
import { profileQueries } from '../profile.queries.ts'
import { type ProfileField, profileFields, storedTexts } from './profileFields.ts'

type Outcome = { busy: boolean; wrong: Wrong; failure?: string; overtaken?: boolean }

/** The server's words at the field that they are about. */
function wrongAfter(error: unknown): Wrong {
  if (!(error instanceof ApiError)) return {}
  if (error.code === 'taken') return { Email: error.message }
  if (error.code === 'last_admin') return { Role: error.message }
  return refusedFields(error)
}

/**
 * What somebody does to a profile: only what he typed is his, everything else follows what is stored. When somebody
 * else has saved meanwhile, nothing is, and both sides show (product.md: nobody's change is lost in silence).
 */
export function useProfileForm(user: User) {
  const [typed, setTyped] = useKeptEdits(`profile.${user.id}`, profileFields)
  const [{ busy, ...outcome }, setOutcome] = useState<Outcome>({ busy: false, wrong: {} })
  const [tries, setTries] = useState(0)
  const client = useQueryClient()
  const queryKey = profileQueries.keyOf(user.id)
  const stored = storedTexts(user)
  const changes = Object.fromEntries(
    changesIn(profileFields, typed, stored).map(([field, text]): [string, string | number] => [
      field,
      field === 'Role' ? Number(text) : text,
    ]),
  )

  const textNow = (field: ProfileField) => typed[field]?.text ?? stored[field]
  const texts = Object.fromEntries(profileFields.map((field) => [field, textNow(field)]))

  function check(): Wrong {
    const { Firstname, Email } = user
    return wrongIn(profileChanges, { Firstname, Email, ...changes }, profileTexts.help)
  }

  async function send() {
    const { results } = await api.profile.update({
      user: { ...z.parse(profileChanges, changes), id: user.id },
      daytoUpdate: user.DaytoUpdate,
    })
    storeUser(client, results.user)
    // What was typed while the rest was on its way stays.
    setTyped((latest) =>
      Object.fromEntries(
        profileFields.flatMap((field) => {
          const mine = latest[field]
          return mine && String(changes[field]) !== mine.text ? [[field, mine]] : []
        }),
      ),
    )
    setOutcome({ busy: false, wrong: {} })
    toaster.success(sv.saved)
  }

  async function explain(error: unknown) {
    const overtaken = error instanceof ApiError && error.code === 'changed'
    if (overtaken) await client.refetchQueries({ queryKey })
    const wrong = wrongAfter(error)
    const told = overtaken || Object.keys(wrong).length > 0
    setOutcome({ busy: false, wrong, overtaken, ...(!told && { failure: textOf(error) }) })
    toaster.error({ ...catalogue.profile, description: textOf(error) })
  }

  async function save() {
    if (busy || Object.keys(changes).length === 0) return
    setTries(tries + 1)
    const wrong = check()
    if (Object.keys(wrong).length > 0) return setOutcome({ busy: false, wrong })
    setOutcome({ busy: true, wrong: {} })
    await send().catch(explain)
  }

  return {
    busy,
    tries,
    ...outcome,
    ...useStillWrong(outcome.wrong, texts, check),
    unsaved: Object.keys(changes).length > 0,
    conflicts: conflictsIn(profileFields, typed, stored),
    textOf: textNow,
    type: (field: ProfileField, text: string) => setTyped(typeInto(typed, stored, field, text)),
    takeTheirs: (field: ProfileField) => setTyped(typeInto(typed, stored, field, stored[field])),
    save: () => void save(),
  }
}

export type Form = ReturnType<typeof useProfileForm>
