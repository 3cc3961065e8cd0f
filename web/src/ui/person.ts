import type { User } from '../../../shared/contract/profile.ts'

type Named = Pick<User, 'Firstname' | 'Lastname'>

/** "Anna Bergström". */
export const nameOf = ({ Firstname, Lastname }: Named) => `${Firstname} ${Lastname}`.trim()

/** "AB". */
export const initialsOf = ({ Firstname, Lastname }: Named) =>
  `${Firstname.charAt(0)}${Lastname.charAt(0)}`.toLocaleUpperCase('sv')
