import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { contract, type RouteKey, routeKeys } from '../../shared/contract/index.ts'
import { dataFolder, signIn, startPortalProcess } from '../testing/portalProcess.ts'

// The data folder of each version that was released: its demo, some things that were done with it, and what it counted.
const versions: Record<string, object> = {
  'v0.1.0': { QuestionAntal: 451, InTokenAntal: 290_067, OutTokenAntal: 212_262 },
}
const archives = globSync(join(import.meta.dirname, 'released/*.tar.gz'))

const queries: Partial<Record<RouteKey, string>> = {
  'calendar.events': '?month=12&year=2026&Rum=2',
  'calendar.repeat': '?start=2060-12-01T08:00:00Z&end=2060-12-01T09:00:00Z&Rum=2&every=1&times=2',
  'calendar.free': '?minutes=45&Rum=1,2&from=2026-12-01',
  'users.find': '?searchTerm=anna',
}
const readings = routeKeys.filter(
  (key) =>
    contract[key].method === 'GET' &&
    !/users\.(get|log|resetLog)|calendar\.(get|feed)$|documents\.get|answers\.get|assistant\.question$|questions\.(versions|studio|trials)|health/.test(
      key,
    ),
)

/** Asks the portal as somebody. Gives what it answers, whatever it is. */
const asking = (address: string, token: string) => async (key: RouteKey, query: string) => {
  const { path, method } = contract[key]
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${address}/v1/${path}${query}`, { method, headers })
  const body: any = await response.json()
  return { status: response.status, body }
}

test('each version that was released has its folder', () => {
  expect(archives.map((path) => basename(path, '.tar.gz'))).toEqual(Object.keys(versions))
})

test.each(archives)(
  'what was written by %s is read, counted and changed',
  { timeout: 120_000 },
  async (archive) => {
    using data = dataFolder()
    execFileSync('tar', ['-x', '-f', archive, '-C', data.path])
    await using portal = await startPortalProcess({ data: data.path })
    const { address } = portal
    const admin = asking(address, await signIn(address, 'admin@example.se'))
    for (const key of readings) {
      expect([key, (await admin(key, queries[key] ?? '')).status]).toEqual([key, 200])
    }
    const { body: totals } = await admin('statistics.totals', '')
    expect(totals.results).toMatchObject(versions[basename(archive, '.tar.gz')] ?? {})

    const { body: people } = await admin('users.all', '')
    const anna = people.results.find(({ Email }: { Email: string }) => Email === 'anna@example.se')
    expect((await fetch(address + anna.BildUrl)).status).toBe(200)
    const card = await admin('users.get', `?userid=${anna.id}`)
    expect(card.body.results).toMatchObject({ PersonNr: '19850709-9805', Tele: '021-39 00 00' })
    const { body: log } = await admin('users.log', `?userid=${anna.id}`)
    expect(log.results.rows.length).toBeGreaterThan(3)

    const { body: documents } = await admin('documents.all', '')
    const { body: library } = await admin('questions.all', '')
    expect(JSON.stringify([documents, library])).toContain('Skrivet med 0.1.0')
    expect(JSON.stringify(library)).toContain('Fråga med 0.1.0')
    for (const { id } of library.results) {
      const { body: form } = await admin('assistant.question', `?id=${id}`)
      expect(form.results.Fields).toEqual([])
      for (const key of ['questions.versions', 'questions.studio', 'questions.trials'] as const) {
        expect([key, (await admin(key, `?id=${id}`)).status]).toEqual([key, 200])
      }
    }
    for (const { id } of documents.results) {
      expect((await admin('documents.get', `?id=${id}`)).status).toBe(200)
    }

    // What is old is written anew with the next change.
    const headers = {
      authorization: `Bearer ${await signIn(address, 'anna@example.se')}`,
      'content-type': 'application/json',
    }
    const user = JSON.stringify({ user: { Ort: 'Sala' } })
    const path = `${address}/v1/${contract['profile.update'].path}`
    expect((await fetch(path, { method: 'PUT', headers, body: user })).status).toBe(200)
    expect(portal.output.err).toBe('')
  },
)
