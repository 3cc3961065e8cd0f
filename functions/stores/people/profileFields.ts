import { profileField } from '../../../shared/contract/profile/profileFields.ts'
import { environment, variables } from '../../runtime/env.ts'

const { PROFILE_FIELDS } = environment(variables.stage)

const fieldsNotKept = profileField.options.filter((field) => !PROFILE_FIELDS.includes(field))

/** Changes of a profile without what the stage does not keep. */
export function onlyKept<T extends object>(changes: T): T {
  const kept = { ...changes }
  for (const field of fieldsNotKept) Reflect.deleteProperty(kept, field)
  return kept
}

const empty = { PersonNr: '', Tele: '', Tele2: '', Adress: '', postnr: '', Ort: '' }

/** A person, whole, in whom what the stage does not keep is as if nobody had ever filled it in. */
export const asKept = <T extends object>(person: T) => ({ ...empty, ...onlyKept(person) })
