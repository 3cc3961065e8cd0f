import { limits } from '../../../../../shared/limits.ts'
import type { ProfileField } from './profileFields.ts'

type Line = {
  field: Exclude<ProfileField, 'PersonNr' | 'Role' | 'Password'>
  /** Of the six columns of the form. */
  columns: 2 | 3 | 4 | 6
  /** How a browser fills it in, when it is one's own. */
  autoComplete: string
  maxLength: number
  type?: 'email' | 'tel'
  inputMode?: 'numeric'
}

const phone = { columns: 3, type: 'tel', maxLength: limits.phoneLength } as const
const name = { columns: 3, maxLength: limits.nameLength } as const

/** The plain lines of the profile form before the personal number, and after it. */
export const lineFields: { before: Line[]; after: Line[] } = {
  before: [
    { ...name, field: 'Firstname', autoComplete: 'given-name' },
    { ...name, field: 'Lastname', autoComplete: 'family-name' },
    {
      field: 'Email',
      columns: 3,
      type: 'email',
      autoComplete: 'email',
      maxLength: limits.emailLength,
    },
  ],
  after: [
    { ...phone, field: 'Tele', autoComplete: 'tel' },
    { ...phone, field: 'Tele2', autoComplete: 'off' },
    {
      field: 'Adress',
      columns: 6,
      autoComplete: 'address-line1',
      maxLength: limits.addressLength,
    },
    {
      field: 'postnr',
      columns: 2,
      inputMode: 'numeric',
      autoComplete: 'postal-code',
      maxLength: limits.postcodeLength,
    },
    { ...name, field: 'Ort', columns: 4, autoComplete: 'address-level2' },
  ],
}
