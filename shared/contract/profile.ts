import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { route } from './route.ts'

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

/** One picture. What it is the server reads from its content, whatever the browser says of it (product.md, "Avatars"). */
const picture = z
  .file('Välj en bild.')
  .check(
    z.minSize(1, 'Bilden är tom.'),
    z.maxSize(limits.pictureBytes, 'Bilden får vara högst 5 MB.'),
  )

export const profile = {
  'profile.image': route({
    method: 'PUT',
    path: 'user/profile/image',
    summary: 'Stores a person’s picture: one’s own, or as an administrator anybody’s',
    access: 'user',
    body: 'multipart',
    input: z.object({
      'files[]': picture,
      userid: z.string().check(z.minLength(1), z.maxLength(64)),
    }),
    output: z.object({ results: z.object({ BildUrl: z.string() }) }),
    needs: [
      'table:GetItem',
      'table:UpdateItem',
      'table:PutItem',
      'avatars:PutObject',
      'avatars:DeleteObject',
    ],
  }),
}
