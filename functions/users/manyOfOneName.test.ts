import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, expect, test } from 'vitest'
import { call } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { ofItsOwn, usePortal } from '../../infra/testing/functions/portal.ts'
import { ADMIN, STAFF } from '../../shared/rules/permissions.ts'
import { table, TableName } from '../stores/client.ts'
import { rowsOf } from '../stores/people/rows.ts'
import { users } from '../stores/people/users.ts'

usePortal(ofItsOwn)

let token = ''

/** More people of one name than a search reads in one go, before those who are sought. */
beforeAll(async () => {
  const chef = await person({ Role: ADMIN, Firstname: 'Karin', Lastname: 'Lindqvist' })
  token = chef.token
  await person({ Firstname: 'Örjan', Lastname: 'Andersson', InAktiv: true })
  await person({ Role: ADMIN, Firstname: 'Zoran', Lastname: 'Andersson' })
  const rows = Array.from({ length: 2_100 }, (_, index) =>
    rowsOf(
      {
        ...users.blank,
        id: `many-${index}`,
        Role: STAFF,
        Firstname: `Bo ${index}`,
        Lastname: 'Andersson',
        Email: `bo${index}@example.se`,
      },
      0,
    ),
  ).flat()
  for (let at = 0; at < rows.length; at += 25) {
    const RequestItems = {
      [TableName]: rows.slice(at, at + 25).map((Item) => ({ PutRequest: { Item } })),
    }
    await table.send(new BatchWriteCommand({ RequestItems }))
  }
})

const namesOf = async (more: object) => {
  const { body } = await call('users.all', { size: 20, ...more }, { token })
  return body.results.map(({ Firstname }: { Firstname: string }) => Firstname)
}

test.each([
  ['admin', ['Zoran']],
  ['inactive', ['Örjan']],
])(
  'of all with a name that many bear, those who are %s are found at once',
  async (filter, names) => {
    expect(await namesOf({ searchTerm: 'andersson', filterOptions: [filter] })).toEqual(names)
  },
)
