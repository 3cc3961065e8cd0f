import type { User } from '../../../../shared/contract/user.ts'
import { lazy } from '../../../../shared/lazy.ts'

const letters = lazy(() => new Intl.Segmenter('sv'))

// A letter may be of several signs.
const first = (name: string) => letters().segment(name.normalize()).containing(0)?.segment ?? ''

/** "AB". */
export const initialsOf = ({ Firstname, Lastname }: Pick<User, 'Firstname' | 'Lastname'>) =>
  `${first(Firstname)}${first(Lastname)}`.toLocaleUpperCase('sv')
