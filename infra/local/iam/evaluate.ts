/** A statement of an IAM policy, its actions and resources as lists. */
export type Statement = {
  effect: 'Allow' | 'Deny'
  actions: string[]
  resources: string[]
  /** What it is called, where it has a name. */
  name?: string | undefined
  /** The partitions of the table that it is about (`dynamodb:LeadingKeys`); without it about all. */
  keys?: string[] | undefined
}

/** What somebody wants to do, the ARN of what to, and the partitions of the table's items that it is about. */
export type Call = { action: string; resource: string; keys?: readonly string[] }

/** `*` stands for any characters, `?` for one ("IAM JSON policy elements", Action and Resource). */
const matches = (pattern: string, text: string, flags = ''): boolean =>
  new RegExp(
    `^${pattern
      .replaceAll(/[\\^$.|+()[\]{}]/g, String.raw`\$&`)
      .replaceAll('*', '.*')
      .replaceAll('?', '.')}$`,
    `s${flags}`,
  ).test(text)

/** Which of a statement's partitions a key lies in. */
export const patternOf = ({ keys = [] }: Statement, key: string): string | undefined =>
  keys.find((pattern) => matches(pattern, key))

/**
 * `ForAllValues:StringLike` together with `Null`: there are keys, and each of them is like one of those ("Multivalued
 * context keys").
 */
const areCovered = (statement: Statement, keys: readonly string[] = []): boolean =>
  statement.keys === undefined ||
  (keys.length > 0 && keys.every((key) => patternOf(statement, key) !== undefined))

/** Whether a statement is about what somebody wants to do. */
export const covers = (statement: Statement, { action, resource, keys }: Call): boolean =>
  statement.actions.some((pattern) => matches(pattern, action, 'i')) &&
  statement.resources.some((pattern) => matches(pattern, resource)) &&
  areCovered(statement, keys)

/**
 * Whether a policy lets its owner do something: a statement allows it and none denies it ("Policy evaluation logic").
 * The names of actions are the same in capitals, those of resources are not.
 */
export function allows(policy: readonly Statement[], call: Call): boolean {
  const about = policy.filter((statement) => covers(statement, call))
  return about.length > 0 && about.every(({ effect }) => effect === 'Allow')
}
