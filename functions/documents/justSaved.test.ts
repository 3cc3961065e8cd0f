import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { expect, test, vi } from 'vitest'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { delivered } from '../../infra/testing/functions/records.ts'

usePortal()

test.each([
  ['a document', 'documents.add', 'documents.get'],
  ['news', 'documents.addNews', 'documents.getNews'],
] as const)(
  'administrators read %s as just saved, since they may write on it; others for half of that',
  async (_, add, get) => {
    const { token } = await person({ Role: ADMIN })
    const staff = await person()
    const given = { Subject: 'Läst', Body: '<p>x</p>', Published: true }
    const { id } = (await call(add, given, { token })).body.results
    // Whoever tells people of it reads it, too.
    await delivered()
    using sent = vi.spyOn(DynamoDBDocumentClient.prototype, 'send')
    await call(get, { id }, { token })
    await call(get, { id }, { token: staff.token })
    const reads = sent.mock.calls
      .map(([{ input }]: any) => input)
      .filter(({ Key }) => Key?.pk === `ARTICLE#${id}`)
    expect(reads.map(({ ConsistentRead }) => ConsistentRead)).toEqual([true, false])
  },
)
