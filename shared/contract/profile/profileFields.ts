import * as z from 'zod/mini'

/** The fields of a profile that a stage may do without (docs/requirements.md, "Profile fields"). */
export const profileField = z.enum([
  'PersonNr',
  'Tele',
  'Tele2',
  'Adress',
  'postnr',
  'Ort',
  'Sallary',
])
