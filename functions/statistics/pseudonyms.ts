import { createHmac } from 'node:crypto'
import { environment, variables } from '../runtime/env.ts'
import { pseudonymKey } from '../stores/answers/pseudonymKey.ts'
import { beingCounted } from './current.ts'
import type { Row } from './rows.ts'

const { STATISTICS_NAMES } = environment(variables.stage)

let secret: string | undefined

/**
 * The rows of people as the stage lets them be shown: with their names, or with pseudonyms in the place of names and ids. A
 * pseudonym is the same in every period, and without the stage's secret nobody finds whose it is, ids of everybody in hand.
 */
export async function asShown(rows: Row[]): Promise<Row[]> {
  if (STATISTICS_NAMES === 'shown') return rows
  secret ??= await pseudonymKey.get()
  if (secret === undefined) throw beingCounted()
  const key = secret
  return rows.map((row) => {
    const of = createHmac('sha256', key).update(row.of).digest('hex').slice(0, 16)
    return { ...row, of, name: `Person ${of.slice(0, 8).toUpperCase()}` }
  })
}

/** Makes what the pseudonyms of a stage need that shows them. */
export async function preparePseudonyms(): Promise<void> {
  if (STATISTICS_NAMES === 'pseudonym') await pseudonymKey.make()
}
