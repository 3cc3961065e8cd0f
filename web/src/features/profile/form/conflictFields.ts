import type { User } from '../../../../../shared/contract/user.ts'
import { maskedPersonNr } from '../../../../../shared/rules/personNr.ts'
import { profileTexts } from '../../../texts/profile.ts'
import { type ProfileField, storedTexts } from './profileFields.ts'

function shown(user: User, field: ProfileField): string {
  const text = storedTexts(user)[field]
  if (field === 'Role') return profileTexts.roles[user.Role] ?? text
  return field === 'PersonNr' ? maskedPersonNr(text) : text
}

/** What now stands in the fields where one has typed oneself, as people read it. */
export const conflictFields = (user: User, fields: ProfileField[]) =>
  fields.map((field) => ({
    field,
    label: profileTexts.fields[field],
    value: shown(user, field),
  }))
