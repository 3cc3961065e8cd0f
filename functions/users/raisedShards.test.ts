import { expect, test } from 'vitest'
import { ofItsOwn, usePortal } from '../../infra/testing/functions/portal.ts'
import { itemsOf } from '../../infra/testing/functions/records.ts'
import { atFirst, withShards } from '../../infra/testing/functions/shards.ts'
import { nameOf } from '../../shared/rules/people/names.ts'
import { STAFF } from '../../shared/rules/permissions.ts'
import { keys } from '../stores/table.ts'

usePortal(ofItsOwn)

type Lambdas = Awaited<ReturnType<typeof withShards>>

const spread = { ...atFirst, people: 4 }
const size = 7

const add = ({ users }: Lambdas, Firstname: string, number: number) => {
  const name = { Firstname, Lastname: 'Öberg', Email: `${Firstname}${number}@example.se` }
  return users.add({ ...users.blank, ...name, id: crypto.randomUUID(), Role: STAFF })
}

/** Everybody in a range, page by page there, and the same way back. */
async function names({ pageOfPeople }: Lambdas, word?: string): Promise<string[]> {
  const range = word === undefined ? undefined : { word }
  const asked = { size, shows: () => true, atOnce: size + 1, most: 1_000 }
  const there: string[] = []
  const back: string[] = []
  let at: string | undefined
  do {
    const page = await pageOfPeople(range, { ...asked, at, backwards: false })
    there.push(...page.people.map(nameOf))
    at = page.next
  } while (at !== undefined)
  // From behind the last row of all.
  at = '\u{10FFFD}'
  do {
    const page = await pageOfPeople(range, { ...asked, at, backwards: true })
    back.unshift(...page.people.map(nameOf))
    at = page.previous
  } while (at !== undefined)
  if (word === undefined) expect(back).toEqual(there)
  return there
}

const inShards = async (): Promise<number[]> => {
  const all = [0, 1, 2, 3].map((shard) => itemsOf(keys.personByName('', '', shard).pk, ''))
  return (await Promise.all(all)).map((items) => items.length)
}

test(
  'the rows of people are spread on a living table: everybody is listed once, in order, before, while and after they move',
  { timeout: 120_000 },
  async () => {
    const before = await withShards(atFirst)
    const given = (number: number) => `Namn${String(number).padStart(2, '0')}`
    for (let number = 0; number < 30; number += 2) await add(before, given(number), number)
    const after = await withShards(spread)
    for (let number = 1; number < 30; number += 2) await add(after, given(number), number)
    const all = Array.from({ length: 30 }, (_, number) => `${given(number)} Öberg`)
    const expectListed = async (expected: string[]) => {
      expect(await names(after)).toEqual(expected)
      expect(await names(after, 'namn')).toEqual(expected)
      expect((await after.userList.all()).value.map(nameOf)).toEqual(expected)
      expect(await after.countPeople()).toBe(expected.length)
    }
    await expectListed(all)
    const [first = 0] = await inShards()
    expect(first).toBeGreaterThanOrEqual(15)

    // Whoever signs in, changes or goes before their rows have moved is found where they lie.
    const { people } = await after.pageOfPeople(undefined, {
      size: 30,
      shows: () => true,
      atOnce: 31,
      most: 100,
      at: undefined,
      backwards: false,
    })
    const old = people.filter((_, number) => number % 2 === 0)
    const entry = { userid: '', userName: '', message: '', address: '', at: new Date() }
    const latest = async (number: number) => {
      const person = await after.users.latest(old[number]?.id ?? '')
      if (!person) throw new Error('The person is not there')
      return person
    }
    const signedIn = await latest(0)
    const own = { ...entry, userid: signedIn.id }
    const noted = { Lastlogin: '2026-11-25T08:00:00.000Z' }
    expect(await after.users.signedIn(signedIn, noted, undefined, own)).toBe(true)
    expect(await after.users.change(await latest(1), { Firstname: 'Annan' }, entry)).toBe(true)
    expect(await after.users.remove(await latest(2), entry)).toBe(true)
    const now = ['Annan Öberg', ...all.filter((_, number) => number !== 2 && number !== 4)]
    expect(await names(after)).toEqual(now)
    expect((await after.userList.all()).value.find(({ id }) => id === signedIn.id)).toMatchObject(
      noted,
    )

    const moved = await after.spreadPeople()
    expect([moved > 0, await after.spreadPeople()]).toEqual([true, 0])
    expect(await names(after)).toEqual(now)
    // By the word in the address, which is still the one of before.
    const byWord = all.with(2, 'Annan Öberg').toSpliced(4, 1)
    expect(await names(after, 'namn')).toEqual(byWord)
    const counts = await inShards()
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(29)
    expect(Math.max(...counts)).toBeLessThan(29)
    expect(await after.users.remove(await latest(5), entry)).toBe(true)
    expect(await after.countPeople()).toBe(28)
  },
)
