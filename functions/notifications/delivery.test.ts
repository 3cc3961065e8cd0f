import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { ulid } from 'ulid'
import { describe, expect, test, vi } from 'vitest'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { articles } from '../stores/documents/articles.ts'
import { outbox } from '../stores/outbox.ts'
import { table, TableName, transact } from '../stores/client.ts'
import { keys } from '../stores/table.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { withFault } from '../../infra/testing/functions/faults.ts'
import { eventRecord, noticesOf } from '../../infra/testing/functions/notifications.ts'
import { crowdOf, person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { delivered, itemsOf, until } from '../../infra/testing/functions/records.ts'
import { handler } from './deliver.ts'

usePortal()

const noticesStored = (userid: string) => itemsOf(keys.user(userid).pk, 'NOTIS#')
const told = { by: { id: 'k', name: 'Karin Lind' }, at: '2026-11-20T09:00:00.000Z' }
const changed = (userid: string, message: string) =>
  outbox.put({ type: 'profile.changed', userid, message, ...told })

describe('an event', () => {
  test('that arrives five times at once is told once', async () => {
    const staff = await person()
    const event = changed(staff.id, 'Ändrade dina uppgifter: ort')
    await transact([event])
    const id = String(event.Put?.Item?.['sk'])
    await Promise.all(Array.from({ length: 5 }, () => handler(eventRecord(id))))
    expect(await noticesOf(staff)).toHaveLength(1)
    expect(await noticesStored(staff.id)).toHaveLength(1)
  })

  test('of twenty at the same time: each is told, and none stands before one that was seen', async () => {
    const staff = await person()
    const each = Array.from({ length: 20 }, (_, index) => `Ändring ${index}`)
    await Promise.all(each.map((message) => transact([changed(staff.id, message)])))
    const rows = await noticesOf(staff)
    expect(rows.map(({ message }) => message).toSorted()).toEqual(each.toSorted())
    expect(new Set(rows.map(({ id }) => id)).size).toBe(20)
  })

  test('that only a later version knows stays for that one, and keeps no other from being told', async () => {
    // The pipe tries it again and again.
    using _ = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const staff = await person()
    const id = ulid()
    const Item = { ...keys.event(id), type: 'nytt.slag', userid: staff.id, ...told }
    await table.send(new PutCommand({ TableName, Item }))
    await transact([changed(staff.id, 'Trots allt')])
    const rows = await until(
      () => noticesStored(staff.id),
      ({ length }) => length > 0,
    )
    await expect(handler(eventRecord(id))).rejects.toThrow(
      `Event ${id} of type nytt.slag cannot be read by this version`,
    )
    const waiting = await outbox.waiting()
    await outbox.remove(id)
    expect(rows.map(({ message }) => message)).toEqual(['Trots allt'])
    expect(waiting).toContain(id)
  })

  test('about somebody who is gone ends untold', async () => {
    await transact([changed('borta', 'Ändrade dina uppgifter: ort')])
    await delivered()
    expect(await noticesStored('borta')).toEqual([])
  })

  test('whose telling breaks off after any write is told by the next try, once', async () => {
    const staff = await person()
    for (let after = 0; after < 3; after++) {
      const before = (await noticesOf(staff)).length
      const failed = await withFault({ after, kind: 'crash' }, async () => {
        await transact([changed(staff.id, `Försök ${after}`)]).catch(() => undefined)
        // The pipe goes on meanwhile, and fails as well.
        await new Promise((resolve) => setTimeout(resolve, 600))
      })
      expect(after > 1 || failed > 0).toBe(true)
      for (const id of await outbox.waiting()) await handler(eventRecord(id))
      const rows = await noticesOf(staff)
      expect(rows.length - before).toBe(after === 0 ? 0 : 1)
    }
  })
})

describe('a publication', () => {
  test('or another title that is told of after its article was deleted ends untold', async () => {
    const staff = await person()
    const about = { list: 'NEWS', id: 'borta', ...told } as const
    await transact([
      outbox.put({ type: 'documents.published', Subject: 'Borta sedan länge', ...about }),
      outbox.put({ type: 'documents.renamed', ...about }),
    ])
    const messages = (await noticesOf(staff)).map(({ message }) => message)
    expect(messages.join()).not.toContain('Borta sedan länge')
  })

  test('to any number of people is one notification', async () => {
    const { token } = await person({ Role: ADMIN })
    const people = await crowdOf(10)
    const before = await itemsOf('NOTIS', 'NOTIS#')
    const input = { Subject: 'Till alla', Body: 'Text', Published: true }
    await call('documents.add', input, { token })
    for (const one of people) expect(await noticesOf(one)).toHaveLength(1)
    expect((await itemsOf('NOTIS', 'NOTIS#')).length - before.length).toBe(1)
    for (const { id } of people) expect(await noticesStored(id)).toEqual([])
  })

  test('is taken back though fifty others have come since', async () => {
    const { token } = await person({ Role: ADMIN })
    const publish = async (Subject: string): Promise<string> => {
      const input = { Subject, Body: 'Text', Published: true }
      return (await call('documents.add', input, { token })).body.results.id
    }
    const stored = async (id: string) =>
      (await itemsOf('NOTIS', 'NOTIS#')).some(({ about }) => about.id === id)
    const first = await publish('Den första')
    await delivered()
    expect(await stored(first)).toBe(true)
    for (let count = 0; count < 50; count++) await publish(`Nr ${count}`)
    await delivered()
    await call('documents.delete', { id: first }, { token })
    await delivered()
    expect(await stored(first)).toBe(false)
  })

  test('that is told of after it was taken back, or while it is, reaches nobody', async () => {
    const [{ token }, staff] = [await person({ Role: ADMIN }), await person()]
    const input = { Subject: 'Hemligt utkast', Body: 'Text', Published: false }
    const { id } = (await call('documents.add', input, { token })).body.results
    const late = () =>
      outbox.put({
        type: 'documents.published',
        list: 'DOCUMENT',
        id,
        Subject: 'Hemligt',
        ...told,
      })
    await transact([late()])
    expect((await noticesOf(staff)).filter(({ message }) => message.includes('Hemligt'))).toEqual(
      [],
    )
    const draft = await articles.latest('DOCUMENT', id)
    const { results } = (await call('documents.update', { id, Subject: 'Hemligare' }, { token }))
      .body
    expect(results.Published).toBe(false)
    // It was still published when it was looked at.
    const { prototype }: any = DynamoDBDocumentClient
    const { send } = prototype
    let looks = 0
    const look = vi.spyOn(prototype, 'send').mockImplementation(async function (
      this: any,
      command: any,
    ) {
      const found = await send.call(this, command)
      const isLook =
        command instanceof GetCommand &&
        command.input.Key?.['pk'] === keys.article('DOCUMENT', id).pk
      if (!isLook || ++looks > 1) return found
      return { ...found, Item: { ...found.Item, ...draft, Published: true } }
    } as any)
    await transact([late()])
    expect((await noticesOf(staff)).filter(({ message }) => message.includes('Hemligt'))).toEqual(
      [],
    )
    look.mockRestore()
    expect(looks).toBeGreaterThan(1)
  })

  test('that broke off tells nobody of what is not there', async () => {
    const [{ token }, staff] = [await person({ Role: ADMIN }), await person()]
    for (let after = 0; after < 4; after++) {
      const Subject = `Avbruten ${after}`
      const answers: number[] = []
      await withFault({ after, kind: 'crash' }, async () => {
        const input = { Subject, Body: 'Text', Published: true }
        answers.push((await call('documents.add', input, { token })).status)
      })
      const list = await call('documents.all', { searchTerm: Subject }, { token })
      const messages = (await noticesOf(staff)).map(({ message }) => message)
      expect(messages.some((message) => message.includes(Subject))).toBe(
        list.body.results.length === 1,
      )
      if (answers[0] === 200) expect(list.body.results).toHaveLength(1)
    }
  })
})

test('whoever is deleted leaves no notification behind', async () => {
  const [{ token }, staff] = [await person({ Role: ADMIN }), await person()]
  for (let count = 0; count < 30; count++) await transact([changed(staff.id, `Nr ${count}`)])
  expect(await noticesOf(staff)).toHaveLength(30)
  expect((await call('users.delete', { id: [staff.id] }, { token })).status).toBe(200)
  expect(await noticesStored(staff.id)).toEqual([])
  await transact([changed(staff.id, 'För sent')])
  await delivered()
  expect(await noticesStored(staff.id)).toEqual([])
})
