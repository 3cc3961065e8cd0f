import type { User } from '../../../../../shared/contract/user.ts'
import { maskedPersonNr } from '../../../../../shared/rules/people/personNr.ts'
import { profileTexts } from '../../../texts/profile.ts'
import type { Texts } from '../../../ui/form/formDraft.ts'

/** What the profile form holds, in its order (docs/requirements.md, "User card"). */
export const labels = profileTexts.fields

export type ProfileField = keyof typeof labels

/** What is stored of a person, as the form shows it. A password is never told. */
export const storedTexts = (user: User): Texts<ProfileField> => ({
  ...user,
  Role: String(user.Role),
  Password: '',
})

/** The same as people read it elsewhere than in its field. */
export function shown(user: User, name: ProfileField): string {
  const text = storedTexts(user)[name]
  if (name === 'Role') return profileTexts.roles[user.Role] ?? text
  return name === 'PersonNr' ? maskedPersonNr(text) : text
}
