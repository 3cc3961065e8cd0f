import { expect, test } from 'vitest'
import { addDays, dayOf } from '../../../shared/rules/days.ts'
import { ADMIN } from '../../../shared/rules/permissions.ts'
import { usePortal } from '../../../infra/testing/functions/portal.ts'
import { question } from '../../../infra/testing/functions/questions.ts'
import { delivered, itemsOf } from '../../../infra/testing/functions/records.ts'
import { invoke } from '../../../infra/local/gateway/lambdas.ts'
import { users } from '../../stores/people/users.ts'
import { keys } from '../../stores/table.ts'

usePortal(async () => ({
  schedules: false,
  env: { MODEL_ENDS: JSON.stringify({ 'gpt-4o': addDays(dayOf(new Date()), 8) }) },
}))

test('every administrator is told of a model that ends, also where a transaction cannot tell them all', async () => {
  await question({ GPTV: 'gpt-4o' })
  const ids = Array.from({ length: 190 }, (_, index) => `administrator-${index}`)
  const named = { Firstname: 'Åsa', Lastname: 'Öman' }
  for (const id of ids) {
    await users.add({ ...users.blank, ...named, id, Role: ADMIN, Email: `${id}@example.se` })
  }
  await invoke('questions.modelClock', {})
  await invoke('questions.modelClock', {})
  await delivered()
  const told = await Promise.all(ids.map((id) => itemsOf(keys.user(id).pk, 'NOTIS#')))
  expect(told.map(({ length }) => length)).toEqual(ids.map(() => 1))
})
