import type { User } from '../../../../../shared/contract/user.ts'
import type { Stored } from '../../../ui/form/edits.ts'

/** What the profile form holds, in its order (specification section 2, "User card"). */
export const profileFields = [
  'Firstname',
  'Lastname',
  'Email',
  'PersonNr',
  'Tele',
  'Tele2',
  'Adress',
  'postnr',
  'Ort',
  'Role',
  'Password',
] as const

export type ProfileField = (typeof profileFields)[number]

/** What is stored of a person, as the form shows it. A password is never told. */
export const storedTexts = (user: User): Stored<ProfileField> => ({
  ...user,
  Role: String(user.Role),
  Password: '',
})
