import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { call, send } from '../../infra/testing/functions/call.ts'
import { password, person } from '../../infra/testing/functions/people.ts'
import { ofItsOwn, usePortal } from '../../infra/testing/functions/portal.ts'
import { nameOf } from '../../shared/rules/people/names.ts'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { foundOfMany } from './foundOfMany.ts'

usePortal(ofItsOwn)

const row = z.looseObject({
  id: z.string(),
  Firstname: z.string(),
  Lastname: z.string(),
  Lastlogin: z.optional(z.nullable(z.string())),
})

type Page = {
  names: string[]
  results: z.infer<typeof row>[]
  total?: number
  next?: string
  previous?: string
  sorts?: string[]
  sorted?: string
}

let token = ''

const everybody = [
  'Anna Bergström',
  'Anders Ångman',
  'André Öst',
  'Bo Ek',
  'Örjan Ek',
  'Åsa Berg',
  'Ärla Ek',
  'Zoë Af Ek',
]

beforeAll(async () => {
  const chef = await person({ Role: ADMIN, Firstname: 'Karin', Lastname: 'Lindqvist' })
  token = chef.token
  for (const [index, name] of everybody.entries()) {
    const [Firstname = '', ...rest] = name.split(' ')
    const Email = `${index}.konto-${index}@sok.example.se`
    await person({ Firstname, Lastname: rest.join(' '), Email, InAktiv: name === 'Bo Ek' })
  }
})

const page = async (more: object = {}): Promise<Page> => {
  const { body } = await call('users.all', { size: 3, ...more }, { token })
  const results = z.parse(z.array(row), body.results)
  return { ...body.page, names: results.map(nameOf), results }
}

/** Every page from one to its end, one way or the other. */
async function walk(more: object, way: 'next' | 'previous' = 'next') {
  const found: string[][] = []
  for (let cursor: string | undefined = way === 'next' ? '' : 'last'; cursor !== undefined;) {
    const { [way]: further, names: here }: Page = await page({ ...more, cursor })
    found.push(here)
    cursor = further
  }
  return found
}

const inOrder = [
  ['Anders Ångman', 'André Öst', 'Anna Bergström'],
  ['Bo Ek', 'Karin Lindqvist', 'Zoë Af Ek'],
  ['Åsa Berg', 'Ärla Ek', 'Örjan Ek'],
]

describe('a page of the list of people', () => {
  test('leads by name in Swedish order to the end and back, and knows how many there are', async () => {
    expect(await walk({})).toEqual(inOrder)
    expect(await walk({}, 'previous')).toEqual(inOrder.toReversed())
    expect(await walk({ sort: '-name' })).toEqual(
      inOrder.toReversed().map((three) => three.toReversed()),
    )
    const first = await page()
    expect(first).toMatchObject({ total: 9, sorted: 'name' })
    expect(first).not.toHaveProperty('previous')
    const second = await page({ cursor: first.next })
    expect((await page({ cursor: second.previous })).names).toEqual(inOrder[0])
  })

  test('is the first one where its place cannot be read, and never longer than a list may be', async () => {
    expect((await page({ cursor: 'nonsens' })).names).toEqual(inOrder[0])
    const elsewhere = Buffer.from('{"word":"","at":"#COUNT#0","backwards":false}')
    const { names: here } = await page({ cursor: elsewhere.toString('base64url') })
    expect(here).toEqual(inOrder[0])
    for (const at of ['a'.repeat(1_025), 'a\ud800']) {
      const bad = Buffer.from(JSON.stringify({ word: '', at, backwards: false }))
      const answer = await send(
        'users.all',
        { size: 3, cursor: bad.toString('base64url') },
        { token },
      )
      expect([200, 400]).toContain(answer.status)
    }
    expect((await send('users.all', { size: 51 }, { token })).status).toBe(400)
  })

  test('is sorted by last name, address and last sign-in as long as the list is short', async () => {
    const { names: byLastname } = await page({ sort: 'lastname', size: 9 })
    expect(byLastname.slice(0, 4)).toEqual(['Zoë Af Ek', 'Åsa Berg', 'Anna Bergström', 'Bo Ek'])
    expect((await walk({ sort: '-email' })).flat().at(-1)).toBe('Anna Bergström')
    expect(await walk({ sort: '-email' }, 'previous')).toHaveLength(3)
    const { results, sorts } = await page({ sort: '-lastLogin', size: 9 })
    const moments = results.map(({ Lastlogin }) => Lastlogin ?? '')
    expect(moments).toEqual(moments.toSorted().toReversed())
    expect(sorts).toEqual(['name', 'lastname', 'email', 'lastLogin'])
  })

  test('shows somebody who has just been added, renamed, signed in or deleted', async () => {
    const { token: own, ...new_ } = await person({ Firstname: 'Ny', Lastname: 'Person' })
    expect(await page()).toHaveProperty('total', 10)
    await call('profile.update', { user: { Firstname: 'Aaron' } }, { token: own })
    const { results } = await page()
    expect(results[0]).toMatchObject({ id: new_.id, Firstname: 'Aaron' })
    expect((await page({ searchTerm: 'ny' })).names).toEqual([])
    expect((await page({ searchTerm: 'aar per' })).names).toEqual(['Aaron Person'])
    const before = results[0]?.Lastlogin
    await call('auth.login', { email: new_.Email, password })
    expect(String((await page()).results[0]?.Lastlogin) >= String(before)).toBe(true)
    await call('users.delete', { id: [new_.id] }, { token })
    expect(await page()).toMatchObject({ total: 9, names: inOrder[0] })
    expect((await page({ searchTerm: 'aaron' })).names).toEqual([])
  })
})

describe('a search', () => {
  test.each([
    ['berg', ['Anna Bergström', 'Åsa Berg']],
    ['BERGS', ['Anna Bergström']],
    ['as', []],
    ['åsa', ['Åsa Berg']],
    ['A\u030asa', ['Åsa Berg']],
    ['andre', ['André Öst']],
    ['ek zo', ['Zoë Af Ek']],
    ['ström', []],
    ['konto-4', ['Örjan Ek']],
    ['4.konto-4@sok.example.se', ['Örjan Ek']],
    ['anna ek', []],
    ['.*', []],
  ])('finds whose name or address has words that begin like %s', async (searchTerm, found) => {
    const answer = await page({ searchTerm })
    expect(answer.names).toEqual(found)
    expect(answer.total).toBe(found.length)
    // Its rows do not know it, and say so by not saying.
    expect(answer.results.filter((one) => 'Lastlogin' in one)).toEqual([])
  })

  test('of many pages names each once, and comes to an end both ways', async () => {
    const all = await walk({ searchTerm: 'a' })
    expect(all.flat().toSorted()).toEqual([
      'Anders Ångman',
      'André Öst',
      'Anna Bergström',
      'Zoë Af Ek',
    ])
    expect((await walk({ searchTerm: 'a' }, 'previous')).flat().toSorted()).toEqual(
      all.flat().toSorted(),
    )
    expect(await page({ searchTerm: 'a' })).not.toHaveProperty('sorted')
  })

  test('is sorted by the whole list, where that is short', async () => {
    const { names: found, sorted } = await page({ searchTerm: 'ek', sort: '-name' })
    expect([found, sorted]).toEqual([['Örjan Ek', 'Ärla Ek', 'Zoë Af Ek'], '-name'])
  })
})

test('filters leave out whom they should, with and without a search', async () => {
  expect((await page({ filterOptions: ['admin'] })).names).toEqual(['Karin Lindqvist'])
  expect((await page({ filterOptions: ['inactive'] })).names).toEqual(['Bo Ek'])
  expect((await page({ filterOptions: ['admin', 'inactive'] })).names).toEqual([])
  const staff = (await walk({ filterOptions: ['user', 'active'] })).flat()
  expect(staff).toEqual(inOrder.flat().filter((name) => !/Karin|Bo/.test(name)))
  expect((await page({ filterOptions: ['active'], searchTerm: 'ek' })).names).toHaveLength(3)
  expect((await page({ filterOptions: ['admin', 'user'] })).total).toBe(9)
})

test('of more people than an answer carries, a search without pages finds all that have the word, in their order', async () => {
  const found = async (words: string[], more: { atOnce: number; most: number }) => {
    const { results, message } = await foundOfMany(words, [], more)
    return [results.map(nameOf), message]
  }
  const all = ['Bo Ek', 'Zoë Af Ek', 'Ärla Ek', 'Örjan Ek']
  expect(await found(['ek'], { atOnce: 1, most: 20 })).toEqual([all, undefined])
  expect(await found(['ek'], { atOnce: 1_000, most: 20 })).toEqual([all, undefined])
  expect(await found(['ek', 'bo'], { atOnce: 1, most: 20 })).toEqual([['Bo Ek'], undefined])
  const [names, message] = await found(['ek'], { atOnce: 1, most: 2 })
  expect(names).toHaveLength(2)
  expect(message).toBe('Bara de 2 första visas. Sök för att hitta fler.')
})
