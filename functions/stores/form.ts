import * as z from 'zod/mini'

type Item = Record<string, unknown>
type Step = (item: Item) => Item

const numbered = z.object({ form: z._default(z.int(), 1) })

/** The step to a form that has more fields: what an older item lacks is filled in, what it has stays. */
export const filledWith =
  (missing: Item): Step =>
  (item) => ({ ...missing, ...item })

/**
 * How the items of an entity have looked over time. `steps[0]` makes an item of the first form one of the second, and so
 * on. An item says in `form` by which it was written; an older one is brought up when it is read, and written anew with
 * the next change of the whole, so that a deployment needs no downtime and no run over the table. Rules for a new step:
 * never overwrite what is there, since a change of single fields leaves `form` as it was; and never take away what the
 * Lambdas of the version before still read, since both run for a while.
 */
export const formOf = <S extends z.ZodMiniType>(schema: S, steps: Step[]) => ({
  /** An item as read, in whatever form it was written. Throws when it is none of this entity. */
  read(item: Item): z.infer<S> {
    const { form } = z.parse(numbered, item)
    return z.parse(
      schema,
      steps.slice(form - 1).reduce((older, step) => step(older), item),
    )
  },

  /** An item as it is written now. */
  written: <T extends object>(item: T) => ({ ...item, form: steps.length + 1 }),
})
