import { ScanCommand, type ScanCommandOutput, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { z } from 'zod'
import {
  setting,
  stillThere,
  table,
  TableName,
  unlessRefused,
} from '../../../functions/stores/client.ts'
import { holds } from '../../../functions/stores/log/holds.ts'
import { keys } from '../../../functions/stores/table.ts'
import { profileField } from '../../../shared/contract/profile/profileFields.ts'

const profiles = z.array(z.looseObject({ pk: z.string(), sk: z.string() }))

type Field = (typeof profileField.options)[number]

const isFilledIn = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== ''

// The version before reads texts, and would miss one that is not there.
const emptied = (fields: Field[]) =>
  setting(Object.fromEntries(fields.map((field) => [field, field === 'Sallary' ? null : ''])))

async function* allProfiles() {
  let start: ScanCommandOutput['LastEvaluatedKey']
  do {
    const page: ScanCommandOutput = await table.send(
      new ScanCommand({
        TableName,
        FilterExpression: 'sk = :profile',
        ExpressionAttributeValues: { ':profile': keys.user('').sk },
        ConsistentRead: true,
        ExclusiveStartKey: start,
      }),
    )
    yield* profiles.parse(page.Items ?? [])
    start = page.LastEvaluatedKey
  } while (start)
}

/**
 * Takes out of every profile what the stage does not keep, whose `kept` fields are given, and says how many had which field; of whom is
 * held nothing. Reads the whole table; done again it changes nothing, and one that broke off is run again.
 */
export async function forgetFields(kept: readonly Field[]): Promise<string> {
  const notKept = profileField.options.filter((field) => !kept.includes(field))
  if (notKept.length === 0) return 'This stage keeps every field of a profile.'
  const people = (await holds.all()).filter(({ kind }) => kind === 'PERSON')
  const held = new Set(people.map(({ id }) => keys.user(id).pk))
  const counts = new Map<Field, number>(notKept.map((field) => [field, 0]))
  let left = 0
  for await (const item of allProfiles()) {
    const fields = notKept.filter((field) => isFilledIn(item[field]))
    const Key = { pk: item.pk, sk: item.sk }
    const update = new UpdateCommand({ TableName, Key, ...emptied(fields), ...stillThere })
    if (fields.length === 0) continue
    if (held.has(item.pk)) left++
    else if (await unlessRefused(table.send(update)))
      for (const field of fields) counts.set(field, (counts.get(field) ?? 0) + 1)
  }
  return [
    'Taken out of profiles:',
    ...[...counts].map(([field, count]) => `${count} ${field}`),
    ...(left > 0 ? [`Left as they are, since they are held: ${left} profiles.`] : []),
  ].join('\n')
}
