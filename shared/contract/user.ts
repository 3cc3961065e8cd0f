import * as z from 'zod/mini'

// By itself, since every Lambda reads its caller: the routes of a profile would cost each of them some milliseconds.

/** 0 = Admin, 1 = Användare (docs/requirements.md, "Roles and permissions"). */
export const role = z.int().check(z.gte(0), z.lte(1))

/**
 * A person as everyone may see themselves. `Password` and `Sallary` are not in it (docs/requirements.md, "What never
 * leaves the server").
 */
export const user = z.object({
  id: z.string(),
  Role: role,
  Firstname: z.string(),
  Lastname: z.string(),
  Email: z.string(),
  /** The address that waits for the code that was mailed to it; empty for none. */
  NewEmail: z._default(z.string(), ''),
  PersonNr: z.string(),
  Tele: z.string(),
  Tele2: z.string(),
  Adress: z.string(),
  postnr: z.string(),
  Ort: z.string(),
  /** Named by docs/requirements.md, "Entities"; nothing fills it in. */
  Offices: z._default(z.string(), ''),
  /** Path below the portal's address, empty without a picture. */
  BildUrl: z.string(),
  /** ISO 8601 in UTC. */
  Lastlogin: z.nullable(z.string()),
  /** A deactivated person keeps everything but may do nothing. */
  InAktiv: z._default(z.boolean(), false),
  /**
   * Whether the sign-in asks for a code of an authenticator app. `outlook`: the account has no password, so whatever
   * else it is asked for is decided there.
   */
  SecondStep: z._default(z.enum(['on', 'off', 'outlook']), 'off'),
  /** The product tour is to be shown: from the first sign-in until it is closed. */
  Tour: z._default(z.boolean(), false),
  /** When somebody last changed the profile: ISO 8601 in UTC, empty before. Sent back with the next change. */
  DaytoUpdate: z._default(z.string(), ''),
})

/** The same with the questions that they have starred: for themselves alone. */
export const oneself = z.extend(user, { Favourites: z._default(z.array(z.string()), []) })

export type Oneself = z.infer<typeof oneself>

/** The same with `Sallary`, which is there for administrators only. */
export const userWithSalary = z.extend(user, { Sallary: z.optional(z.nullable(z.number())) })

/** A user as the wire carries them. */
export type User = z.infer<typeof userWithSalary>

/** What of a person an administrator has looked at. */
export const looked = z.enum(['profile', 'log'])
