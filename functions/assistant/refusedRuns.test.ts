import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test, vi } from 'vitest'
import { invoke } from '../../infra/local/gateway/lambdas.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { withFault } from '../../infra/testing/functions/faults.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { logOf } from '../../infra/testing/functions/records.ts'
import { answers, studioOf, threeTrials, timesAsked } from '../../infra/testing/functions/trials.ts'
import { versionOf } from '../../shared/rules/questions/library.ts'
import { log } from '../runtime/log.ts'
import { stillThere, table, TableName, unlessRefused } from '../stores/client.ts'
import { questions } from '../stores/questions/questions.ts'
import { askings } from '../stores/questions/trials/askings.ts'
import { running } from '../stores/questions/trials/running.ts'
import { runs } from '../stores/questions/trials/runs.ts'
import { keys } from '../stores/table.ts'

usePortal()

test.each([
  { QuestionLabel: '' },
  { Question: 'Utan' },
  { Question: '' },
  { InfoClass: 'hemlig' },
  { GPTV: 'gpt-0' },
  { Category: 'x'.repeat(40), FollowUps: [''] },
])('what could not be published is not tried, and costs nothing: %o', async (more) => {
  const { word, run, publish, save, trials } = await studioOf()
  answers(word, 'Hej!')
  const saved = await save(more)
  expect(saved.status).toBe(200)
  const [tried, published] = [await run(), await publish('Ändå')]
  expect([tried.status, published.status]).toEqual([400, 400])
  expect(Object.keys(tried.body.error.fields)).not.toEqual([])
  expect(tried.body.error.fields).toEqual(published.body.error.fields)
  expect(await trials()).toEqual([])
  expect(timesAsked(word)).toBe(0)
})

test('a draft whose question was changed since it began is not tried until it begins from what is live', async () => {
  const { id, word, texts, token, publish, trials } = await studioOf()
  answers(word, 'Hej!')
  await publish('Först')
  const saveOn = async (Base: string, DaytoUpdate = '') =>
    (await call('questions.saveDraft', { ...texts, id, Base, DaytoUpdate }, { token })).body.results
  const run = async (DaytoUpdate: string) =>
    call('assistant.runTrials', { id, DaytoUpdate, AnswerId: crypto.randomUUID() }, { token })
  const base = async () => versionOf((await questions.latest(id))!)
  const begun = await saveOn(await base())
  await call('questions.update', { Question: { id, subtext: 'Direkt' } }, { token })
  const refused = await run(begun.DaytoUpdate)
  expect([refused.status, refused.body.error.code]).toEqual([409, 'overtaken'])
  expect((await run('gammal')).body.error.code).toBe('changed')
  expect(await trials()).toEqual([])
  expect(timesAsked(word)).toBe(0)
  const anew = await saveOn(await base(), begun.DaytoUpdate)
  expect((await run(anew.DaytoUpdate)).status).toBe(200)
  expect(timesAsked(word)).toBe(9)
  // What is gone has no draft to try.
  await call('questions.delete', { DelQuestion: JSON.stringify({ id }) }, { token })
  expect((await run(anew.DaytoUpdate)).status).toBe(404)
})

test('a draft that names no model is tried on the one that it would be published with', async () => {
  const { id, word, texts, token, publish } = await studioOf({ GPTV: 'gpt-6.1-terra' })
  answers(word, 'Hej!')
  await publish('Först')
  const Base = versionOf((await questions.latest(id))!)
  const unnamed = { ...texts, id, Base, DaytoUpdate: '', GPTV: '', subtext: 'Ny' }
  const { DaytoUpdate } = (await call('questions.saveDraft', unnamed, { token })).body.results
  const AnswerId = crypto.randomUUID()
  expect((await call('assistant.runTrials', { id, DaytoUpdate, AnswerId }, { token })).status).toBe(
    200,
  )
  const [run] = (await call('questions.trials', { id }, { token })).body.results
  expect(run.model).toBe('gpt-6.1-terra')
  const { body } = await call('questions.publish', { id, DaytoUpdate }, { token })
  expect(body.results).toMatchObject({ GPTV: 'gpt-6.1-terra', Proven: { GPTV: 'gpt-6.1-terra' } })
})

test('a trial that the table did not take before anybody was asked has not failed: the run goes on later', async () => {
  // Whichever write it is that the table refuses once.
  for (let after = 2; after < 9; after++) {
    const { word, broken, trials } = await studioOf()
    answers(word, 'Hej!')
    const key = await broken()
    await running.giveBack(key, 'somebody')
    const resume = () => invoke('assistant.resumeTrials', {}).catch(() => undefined)
    await withFault({ after, kind: 'error' }, resume)
    // The lease of a worker that broke off ends.
    const over = new UpdateCommand({
      TableName,
      Key: keys.running(key.question),
      UpdateExpression: 'SET #until = :none',
      ExpressionAttributeNames: { '#until': 'until' },
      ExpressionAttributeValues: { ':none': 0 },
      ...stillThere,
    })
    await unlessRefused(table.send(over))
    await resume()
    const [run] = await trials()
    expect(run.askings.map(({ ending }: { ending: string }) => ending)).toEqual(
      Array.from({ length: 9 }, () => 'answered'),
    )
  }
})

test('a trial’s answer that cannot be read hides no other, and operators are told of that one alone', async () => {
  const { broken } = await studioOf()
  const key = await broken()
  const odd = { ...keys.asking(key.question, key.run, 't9', 1), trial: 't9', round: 'ett' }
  await table.send(new PutCommand({ TableName, Item: odd }))
  using told = vi.spyOn(log, 'error').mockReturnValue()
  expect(await askings.of(key)).toHaveLength(9)
  expect(told.mock.calls.map(([message]) => message)).toEqual([
    'a trial that was asked cannot be read',
  ])
  // Else the clock takes it up, in the middle of another file.
  await runs.end(key, 'stopped')
})

test('the log says what an administrator did in the studio: ran trials, tried, or got no answer', async () => {
  const { id, word, token, administrator, run, texts } = await studioOf()
  const attempt = () =>
    call('assistant.try', { id, Fields: JSON.stringify({ namn: 'Bo' }) }, { token })
  answers(word, 'Hej!')
  await run()
  await attempt()
  answers(word, '')
  expect((await attempt()).status).toBe(502)
  const said = (await logOf(administrator.id)).map(({ message }) => message)
  const label = `”${texts.QuestionLabel}”`
  expect(said.filter((one) => one === `Körde ett prov av frågan ${label}`)).toHaveLength(9)
  expect(said.slice(-2)).toEqual([
    `Provade utkastet till frågan ${label}`,
    `Fick inget helt svar på ${label}`,
  ])
})

test('a trial with personal data of a question that takes none is told at its text, and nothing begins', async () => {
  const { word, run, trials, save } = await studioOf({ PersonalData: 'stoppa' })
  answers(word, 'Hej!')
  const Trials = threeTrials.map((one, at) =>
    at === 1 ? { ...one, FBody: 'Ring 070-174 06 05' } : one,
  )
  await save({ Trials })
  const { status, body } = await run()
  const text = 'Den här frågan tar inte emot personuppgifter. Ta bort dem och försök igen.'
  expect([status, body.error.fields]).toEqual([400, { 'Trials.1.FBody': text }])
  expect(await trials()).toEqual([])
  expect(timesAsked(word)).toBe(0)
})
