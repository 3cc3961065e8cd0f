/** A statement of an IAM policy, its actions and resources as lists. */
export type Statement = { effect: 'Allow' | 'Deny'; actions: string[]; resources: string[] }

/** What somebody wants to do, and the ARN of what to. */
export type Call = { action: string; resource: string }

/** `*` stands for any characters, `?` for one ("IAM JSON policy elements", Action and Resource). */
const matches = (pattern: string, text: string, flags = ''): boolean =>
  new RegExp(
    `^${pattern
      .replaceAll(/[\\^$.|+()[\]{}]/g, String.raw`\$&`)
      .replaceAll('*', '.*')
      .replaceAll('?', '.')}$`,
    `s${flags}`,
  ).test(text)

const covers = ({ actions, resources }: Statement, { action, resource }: Call): boolean =>
  actions.some((pattern) => matches(pattern, action, 'i')) &&
  resources.some((pattern) => matches(pattern, resource))

/**
 * Whether a policy lets its owner do something: a statement allows it and none denies it ("Policy evaluation logic").
 * The names of actions are the same in capitals, those of resources are not.
 */
export function allows(policy: readonly Statement[], call: Call): boolean {
  const about = policy.filter((statement) => covers(statement, call))
  return about.length > 0 && about.every(({ effect }) => effect === 'Allow')
}
