import { expect, test } from 'vitest'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { noticesOf } from '../../infra/testing/functions/notifications.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { delivered, itemsOf } from '../../infra/testing/functions/records.ts'
import { articles } from '../stores/documents/articles.ts'
import { transact } from '../stores/client.ts'
import { outbox } from '../stores/outbox.ts'

usePortal()

const by = { id: 'k', name: 'Karin Lind' }

/** A news item that was published twice; of the first time, and of what took it back, nothing has come yet. */
async function republished(Subject: string) {
  const { token } = await person({ Role: ADMIN })
  const input = { Subject, Body: 'Text', Published: true }
  const { id } = (await call('documents.addNews', input, { token })).body.results
  await call('documents.updateNews', { id, Published: false }, { token })
  await delivered()
  const between = new Date().toISOString()
  await new Promise((resolve) => setTimeout(resolve, 5))
  await call('documents.updateNews', { id, Published: true }, { token })
  await delivered()
  const told = async () =>
    (await itemsOf('NOTIS', 'NOTIS#')).filter(({ about }) => about.id === id).length
  expect(await told()).toBe(1)
  return { id, Subject, between, told }
}

const about = { list: 'NEWS', by } as const

test('what was published anew is told of still when the word of its withdrawal comes late', async () => {
  const { id, between, told } = await republished('Sent tillbakadragen')
  await transact([outbox.put({ type: 'documents.withdrawn', id, at: between, ...about })])
  await delivered()
  expect(await told()).toBe(1)
})

test('an earlier publication is not told of after the later one', async () => {
  const { id, Subject, between, told } = await republished('Sent berättad')
  await transact([outbox.put({ type: 'documents.published', id, Subject, at: between, ...about })])
  await delivered()
  expect(await told()).toBe(1)
})

test('what was told of a publication is taken back by what came after it', async () => {
  const { id, told } = await republished('Tillbakadragen till sist')
  const article = await articles.latest('NEWS', id)
  const at = new Date().toISOString()
  expect((article?.PublishedAt ?? at) < at).toBe(true)
  await transact([outbox.put({ type: 'documents.withdrawn', id, at, ...about })])
  await delivered()
  expect(await told()).toBe(0)
})

test('a published article that gets another title is told of by it, once, and to whom had seen it too', async () => {
  const [admin, reader] = [await person({ Role: ADMIN }), await person()]
  const { id, told } = await republished('Fel rubrik med ett namn')
  const read = async () => (await noticesOf(reader)).map(({ message }) => message).join()
  expect(await read()).toContain('Publicerade nyheten ”Fel rubrik med ett namn”')
  await call('documents.updateNews', { id, Subject: 'Rätt rubrik' }, { token: admin.token })
  expect(await read()).toContain('Publicerade nyheten ”Rätt rubrik”')
  expect(await read()).not.toContain('Fel rubrik')
  expect(await told()).toBe(1)
})

test('an article that is told of late is told of by the title that it has by then', async () => {
  const { token } = await person({ Role: ADMIN })
  const input = { Subject: 'Första rubriken', Body: 'Text', Published: true }
  const { id } = (await call('documents.addNews', input, { token })).body.results
  await call('documents.updateNews', { id, Subject: 'Andra rubriken' }, { token })
  await delivered()
  // The word of its publication comes once more, after that of its title.
  const at = (await articles.latest('NEWS', id))?.PublishedAt ?? ''
  const Subject = 'Första rubriken'
  await transact([outbox.put({ type: 'documents.published', id, Subject, at, ...about })])
  await delivered()
  const told = (await itemsOf('NOTIS', 'NOTIS#')).filter(({ about: { id: of } }) => of === id)
  expect(new Set(told.map(({ message }) => message))).toEqual(
    new Set(['Publicerade nyheten ”Andra rubriken”']),
  )
})
