import { expect, test } from 'vitest'
import { call } from '../../infra/testing/functions/call.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { answers, studioOf, timesAsked } from '../../infra/testing/functions/trials.ts'
import { invoke } from '../../infra/local/gateway/lambdas.ts'
import { running } from '../stores/questions/trials/running.ts'

usePortal()

test('a run that is stopped while nobody works it off asks nothing more', async () => {
  const { word, broken, trials, change } = await studioOf()
  answers(word, 'Hej!')
  const key = await broken()
  expect((await change({ run: key.run, stop: true })).status).toBe(200)
  await running.giveBack(key, 'somebody')
  await invoke('assistant.resumeTrials', {})
  expect((await trials())[0].ended).toBe('stopped')
  expect(timesAsked(word)).toBe(0)
})

test('a run whose draft is thrown away asks nothing more', async () => {
  const { id, word, broken, trials, token, stamp } = await studioOf()
  answers(word, 'Hej!')
  const key = await broken()
  const dropped = await call('questions.dropDraft', { id, DaytoUpdate: stamp() }, { token })
  expect(dropped.status).toBe(200)
  await running.giveBack(key, 'somebody')
  await invoke('assistant.resumeTrials', {})
  expect((await trials())[0].ended).toBe('stopped')
  expect(timesAsked(word)).toBe(0)
})

test('a run whose question is deleted asks nothing more', async () => {
  const { id, word, broken, trials, token, publish } = await studioOf()
  answers(word, 'Hej!')
  const key = await broken()
  expect((await publish('Behövs nu')).status).toBe(200)
  const deleted = await call('questions.delete', { DelQuestion: JSON.stringify({ id }) }, { token })
  expect(deleted.status).toBe(200)
  await running.giveBack(key, 'somebody')
  await invoke('assistant.resumeTrials', {})
  expect((await trials())[0].ended).toBe('stopped')
  expect(timesAsked(word)).toBe(0)
})
