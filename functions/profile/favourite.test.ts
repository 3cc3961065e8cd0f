import { expect, test } from 'vitest'
import { questionLimits } from '../../shared/questionLimits.ts'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { question } from '../../infra/testing/functions/questions.ts'
import { favourites } from '../stores/people/favourites.ts'

usePortal()

const star = (token: string, QuestionId: string, Favourite = true) =>
  call('profile.favourite', { QuestionId, Favourite }, { token })

const mine = async (token: string): Promise<string[]> =>
  (await call('auth.me', {}, { token })).body.user.Favourites.toSorted()

/** The ids of so many questions of the library. */
const some = async (count: number) => {
  const all = []
  for (let at = 0; at < count; at++) all.push((await question()).id)
  return all
}

test('a star is kept in the profile, is there at the next sign-in, and comes off again', async () => {
  const { token } = await person()
  expect(await mine(token)).toEqual([])
  const both = await Promise.all([star(token, 'q1'), star(token, 'q2')])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await mine(token)).toEqual(['q1', 'q2'])
  expect((await star(token, 'q1')).body.results.Favourites.toSorted()).toEqual(['q1', 'q2'])
  await star(token, 'q1', false)
  expect((await star(token, 'q2', false)).body.results.Favourites).toEqual([])
  expect(await mine(token)).toEqual([])
})

test('there is room for so many stars, and then people are told', async () => {
  const { token, id } = await person()
  const all = await some(questionLimits.favourites)
  for (const one of all) await favourites.add(id, one)
  const [more = ''] = await some(1)
  const { status, body } = await star(token, more)
  expect([status, body.error.code]).toEqual([409, 'too_many_favourites'])
  expect((await star(token, all[3] ?? '')).status).toBe(200)
  expect(await mine(token)).toHaveLength(questionLimits.favourites)
})

test('the star of a question that is gone takes nobody’s room', async () => {
  const [{ token, id }, admin] = [await person(), await person({ Role: ADMIN })]
  const all = await some(questionLimits.favourites)
  for (const one of all) await favourites.add(id, one)
  const DelQuestion = JSON.stringify({ id: all[0] })
  await call('questions.delete', { DelQuestion }, { token: admin.token })
  const [next = ''] = await some(1)
  expect((await star(token, next)).status).toBe(200)
  expect(await mine(token)).toEqual([...all.slice(1), next].toSorted())
})

test('nobody sees another one’s stars in their profile', async () => {
  const { token } = await person()
  await star(token, 'q1')
  const { body } = await call('profile.get', {}, { token })
  expect(body.results.Favourites).toBeUndefined()
})
