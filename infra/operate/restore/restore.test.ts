import { inspect } from 'node:util'
import { type AttributeValue, PutItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb'
import { expect, test } from 'vitest'
import { befores } from '../../../functions/stores/answers/sumKinds.ts'
import { startRestorable } from '../../testing/operate/restoring.ts'

type Item = Record<string, AttributeValue>

const item = (index: number): Item => ({
  pk: { S: index % 10 === 0 ? 'SUM#DAYPERSON' : `USER#${index % 97}` },
  sk: { S: `LOG#${String(index).padStart(8, '0')}` },
  message: { S: 'Ställde frågan ”Sammanfatta ett möte”' },
  q: { N: String(index) },
})
const keyOf = ({ pk, sk }: Item): Item => ({ pk: pk ?? { S: '' }, sk: sk ?? { S: '' } })
const markAt = (sk: string) => ({ pk: { S: 'ROLLED' }, sk: { S: sk }, reached: { S: '01A' } })
const groups = ['PERSON', 'QUESTION', 'DAYPERSON', 'DAYQUESTION', 'REST']
const marks = [
  ...groups.flatMap((group) => [0, 1].map((shard) => markAt(`${group}#${shard}`))),
  ...befores.map(({ kind }) => markAt(`${kind}#0`)),
]

test(
  'a table comes back whole, and what broke off is gone on with',
  { timeout: 120_000 },
  async () => {
    await using stage = await startRestorable(item, 1_500)
    const { client, table, pointInTime } = stage
    async function all(): Promise<string[]> {
      const found: Item[] = []
      let ExclusiveStartKey: Item | undefined
      do {
        const page = await client.send(new ScanCommand({ TableName: table, ExclusiveStartKey }))
        found.push(...(page.Items ?? []))
        ExclusiveStartKey = page.LastEvaluatedKey
      } while (ExclusiveStartKey)
      const told = found.filter(({ sk }) => sk?.S !== '#VERSION' && sk?.S !== '#LATEST')
      return told.map((one) => inspect(one, { sorted: true, depth: null })).toSorted()
    }
    const markNow = async () => (await all()).filter((one) => one.includes("'ROLLED'"))
    const put = (Item: Item) => client.send(new PutItemCommand({ TableName: table, Item }))
    await Promise.all(marks.map(put))
    pointInTime.remember()
    const then = await all()

    // A third is gone, a third is changed, and as much is new.
    const those = (rest: number) =>
      Array.from({ length: 1_500 }, (_, index) => index).filter((index) => index % 3 === rest)
    await stage.write(those(0).map((index) => ({ DeleteRequest: { Key: keyOf(item(index)) } })))
    await stage.write(
      those(1).map((index) => ({ PutRequest: { Item: { ...item(index), q: { N: '0' } } } })),
    )
    await stage.write(those(2).map((index) => ({ PutRequest: { Item: item(index + 1_500) } })))
    await Promise.all(marks.map((mark) => put({ ...mark, reached: { S: '01B' } })))
    const moved = await markNow()
    const changed = await all()

    const at = '2026-11-20T10:00:00.000Z'
    let written = 0
    for (const refused of [() => written++ > 40, (batch: string) => batch.includes('SUM#')]) {
      pointInTime.refuses(refused)
      const broken = await stage.restore(at)
      expect([broken.code, pointInTime.copies()]).toEqual([1, [`portal-${Date.parse(at)}`]])
      expect(broken.said).toContain(`run it again with --at ${at}`)
      expect(broken.said).toContain('ExpiredTokenException')
      // The sums go on being rolled up from where they were.
      expect(await markNow()).toEqual(moved)
      const half = await all()
      expect(half).not.toEqual(then)
      expect(half).not.toEqual(changed)
    }
    pointInTime.refuses(() => false)
    const again = await stage.restore(at)
    expect(again).toMatchObject({ code: 0, said: expect.stringContaining('portal is as it was') })
    expect(again.said).toMatch(
      /portal is as it was at 2026-11-20T10:00:00.000Z: \d+ items written, \d+ deleted\./,
    )
    expect(await all()).toEqual(then)
    expect(pointInTime.copies()).toEqual([])
  },
)
