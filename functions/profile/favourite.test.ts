import { expect, test } from 'vitest'
import { questionLimits } from '../../shared/questionLimits.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { favourites } from '../stores/people/favourites.ts'

usePortal()

const star = (token: string, QuestionId: string, Favourite = true) =>
  call('profile.favourite', { QuestionId, Favourite }, { token })

const mine = async (token: string): Promise<string[]> =>
  (await call('auth.me', {}, { token })).body.user.Favourites.toSorted()

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
  for (let at = 0; at < questionLimits.favourites; at++) await favourites.add(id, `q${at}`)
  const { status, body } = await star(token, 'en-till')
  expect([status, body.error.code]).toEqual([409, 'too_many_favourites'])
  expect((await star(token, 'q3')).status).toBe(200)
  expect(await mine(token)).toHaveLength(questionLimits.favourites)
})

test('nobody sees another one’s stars in their profile', async () => {
  const { token } = await person()
  await star(token, 'q1')
  const { body } = await call('profile.get', {}, { token })
  expect(body.results.Favourites).toBeUndefined()
})
