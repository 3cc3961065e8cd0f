import type { User } from '../../../../shared/contract/user.ts'

/** "AB". */
export const initialsOf = ({ Firstname, Lastname }: Pick<User, 'Firstname' | 'Lastname'>) =>
  `${Firstname.charAt(0)}${Lastname.charAt(0)}`.toLocaleUpperCase('sv')
