import * as z from 'zod/mini'

/** 0 = Admin, 1 = Användare (specification section 3). */
const role = z.int().check(z.gte(0), z.lte(1))

/** A person as everyone may see himself. `Password` and `Sallary` are not in it: they never leave (product.md). */
export const user = z.object({
  id: z.string(),
  Role: role,
  Firstname: z.string(),
  Lastname: z.string(),
  Email: z.string(),
  PersonNr: z.string(),
  Tele: z.string(),
  Tele2: z.string(),
  Adress: z.string(),
  postnr: z.string(),
  Ort: z.string(),
  /** Path below the portal's address, empty without a picture. */
  BildUrl: z.string(),
  /** ISO 8601 in UTC. */
  Lastlogin: z.nullable(z.string()),
})

export type User = z.infer<typeof user>
