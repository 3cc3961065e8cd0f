import * as z from 'zod/mini'

type Item = Record<string, unknown>
type Migration = (item: Item) => Item

// Up to version 0.1.0 the attribute was called `form`.
const numbered = z.object({ schemaVersion: z.optional(z.int()), form: z._default(z.int(), 1) })

/** The migration to a version that has more fields: what an older item lacks is filled in, what it has stays. */
export const filledWith =
  (missing: Item): Migration =>
  (item) => ({ ...missing, ...item })

/**
 * The schema versions of an entity's items. `migrations[0]` makes an item of version 1 one of version 2, and so on. An
 * item carries the `schemaVersion` that it was written with; an older one is migrated when it is read, and written anew
 * with the next change of the whole, so a deployment needs no downtime and no run over the table. A new migration never
 * overwrites what is there, since an update of single fields leaves `schemaVersion` as it was, and never removes what
 * the Lambdas of the version before still read, since both run for a while.
 */
export const versioned = <S extends z.ZodMiniType>(schema: S, migrations: Migration[]) => ({
  /** An item as read, of whatever version. Throws when it is none of this entity. */
  read(item: Item): z.infer<S> {
    const { form, schemaVersion = form } = z.parse(numbered, item)
    return z.parse(
      schema,
      migrations.slice(schemaVersion - 1).reduce((older, migrate) => migrate(older), item),
    )
  },

  /** An item as it is written now. */
  written: <T extends object>(item: T) => ({ ...item, schemaVersion: migrations.length + 1 }),
})
