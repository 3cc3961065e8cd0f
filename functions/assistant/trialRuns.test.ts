import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { ulid } from 'ulid'
import { expect, test } from 'vitest'
import { call } from '../../infra/testing/functions/call.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { itemsOf, logOf, until, usageOf } from '../../infra/testing/functions/records.ts'
import { answers, studioOf, threeTrials, timesAsked } from '../../infra/testing/functions/trials.ts'
import { invoke } from '../../infra/local/gateway/lambdas.ts'
import { table, TableName } from '../stores/client.ts'
import { users } from '../stores/people/users.ts'
import { askings } from '../stores/questions/trials/askings.ts'
import { running } from '../stores/questions/trials/running.ts'
import { runs } from '../stores/questions/trials/runs.ts'
import { keys } from '../stores/table.ts'

usePortal()

const good = { ending: 'answered' as const, answer: 'Hej', outcomes: [{ ok: true }] }

test('a run asks each trial three times, says what held, and is counted apart', async () => {
  const { id, word, run, trials, token } = await studioOf()
  const before = (await call('statistics.totals', { period: 'all' }, { token })).body.results
  answers(word, 'Hej!')
  const { status, body } = await run()
  expect([status, body.message]).toEqual([200, 'Proven är klara.'])
  const [found] = await trials()
  expect(found).toMatchObject({ id: body.results.run, ended: 'done', name: 'Karin Ek' })
  expect(found.askings).toHaveLength(9)
  for (const one of found.askings) {
    expect(one).toMatchObject({ ending: 'answered', outcomes: [{ ok: true }, { ok: true }] })
    expect(one.answer).toBe('Hej!')
    expect(one.MikroOre).toBeGreaterThan(0)
  }
  expect(timesAsked(word)).toBe(9)
  const after = (await call('statistics.totals', { period: 'all' }, { token })).body.results
  expect(after.QuestionAntal).toBe(before.QuestionAntal)
  expect(after.tests).toEqual(before.tests)
  expect(after.trials.QuestionAntal).toBe(before.trials.QuestionAntal + 9)
  expect(after.trials.MikroOre).toBeGreaterThan(before.trials.MikroOre)
  expect(await running.all()).not.toContainEqual(expect.objectContaining({ question: id }))
})

test('what does not hold is told check by check, and a provider that fails is no answer', async () => {
  const { word, run, trials, save } = await studioOf()
  answers(word, 'Goddag [uppgiften namn]')
  await run()
  const [found] = await trials()
  expect(found.askings[0].outcomes).toEqual([{ ok: false }, { ok: false }])
  await save({ GPTV: 'gpt-6.1-terra', Question: `Skriv trasig${word} till {{namn}}` })
  answers(`trasig${word}`, '')
  await run()
  const [last, before] = await trials()
  expect(before.id).toBe(found.id)
  expect(last).toMatchObject({ model: 'gpt-6.1-terra', ended: 'done' })
  expect(last.askings[0]).toMatchObject({
    ending: 'failed',
    why: 'Assistenten svarade utan text. Försök igen, eller formulera om din text.',
    outcomes: [],
    // It is paid, too, and counts against what a run may cost.
    MikroOre: expect.any(Number),
    ms: expect.any(Number),
  })
})

test('a run that has gone ends without a trace, and so does what was being asked of it', async () => {
  const { id, broken, trials } = await studioOf()
  const { run, question } = await broken()
  const gone = { question, run: ulid() }
  await table.send(
    new PutCommand({
      TableName,
      Item: { ...keys.running(question), run: gone.run, by: 'ingen', worker: 'x', until: 0 },
    }),
  )
  await askings.giveBack(gone, { trial: 't0', round: 1 })
  await invoke('assistant.resumeTrials', {})
  expect(await running.all()).not.toContainEqual(expect.objectContaining({ question: id }))
  expect(await itemsOf(keys.trialRun(id, '').pk, gone.run)).toEqual([])
  expect((await trials())[0].id).toBe(run)
})

test('personal data in a trial never leaves, and is not kept', async () => {
  const FBody = 'Ring 070-174 06 05'
  const { word, run, trials } = await studioOf({
    Trials: [{ ...threeTrials[0], FBody, checks: [{ kind: 'contains', text: '070-174 06 05' }] }],
  })
  answers(word, 'Hej, ring [TELEFON-1]')
  await run()
  const [found] = await trials()
  expect(found.askings[0]).toMatchObject({
    outcomes: [{ ok: true }],
    answer: 'Hej, ring [TELEFON-1]',
  })
  expect(timesAsked('070-174 06 05')).toBe(0)
})

test('after a kill the run goes on where it was, and asks nothing twice that was answered', async () => {
  const { word, broken, trials } = await studioOf()
  answers(word, 'Hej!')
  const key = await broken()
  await askings.end(key, { trial: 't0', round: 1 }, good)
  await askings.end(key, { trial: 't0', round: 2 }, good)
  // It still belongs to whoever died.
  await invoke('assistant.resumeTrials', {})
  expect(timesAsked(word)).toBe(0)
  await running.giveBack(key, 'somebody')
  await Promise.all([invoke('assistant.resumeTrials', {}), invoke('assistant.resumeTrials', {})])
  const [found] = await trials()
  expect(found).toMatchObject({ id: key.run, ended: 'done' })
  expect(timesAsked(word)).toBe(7)
  await invoke('assistant.resumeTrials', {})
  expect(timesAsked(word)).toBe(7)
})

test('a trial whose askers die over it is given up, and the others are asked', async () => {
  const { word, broken, trials } = await studioOf()
  answers(word, 'Hej!')
  const key = await broken()
  const which = { trial: 't1', round: 3 }
  expect([await askings.claim(key, which), await askings.claim(key, which)]).toEqual([true, true])
  await running.giveBack(key, 'somebody')
  await invoke('assistant.resumeTrials', {})
  const [found] = await trials()
  const endings = found.askings.map(({ ending }: { ending: string }) => ending)
  expect(endings.filter((one: string) => one === 'lost')).toHaveLength(1)
  expect(timesAsked(word)).toBe(8)
})

test('a run ends by itself when it has cost what a run may, and when nobody is left to ask for', async () => {
  const { word, broken, trials, administrator } = await studioOf()
  answers(word, 'Hej!')
  const key = await broken()
  await askings.end(key, { trial: 't0', round: 1 }, { ...good, MikroOre: 5_000_000_000 })
  await running.giveBack(key, 'somebody')
  await invoke('assistant.resumeTrials', {})
  expect((await trials())[0].ended).toBe('budget')
  expect(timesAsked(word)).toBe(0)

  const other = await broken()
  const asker = (await users.latest(administrator.id))!
  const entry = { userid: asker.id, userName: '', message: '', address: '', at: new Date() }
  await users.change(asker, { Role: 1 }, entry)
  await running.giveBack(other, 'somebody')
  await invoke('assistant.resumeTrials', {})
  expect((await runs.get(other))?.ended).toBe('gone')
  expect(timesAsked(word)).toBe(0)
})

test('a run asks no more once who began it may not ask any more', async () => {
  const { word, run, trials, administrator } = await studioOf()
  answers(word, 'Hej!', 300)
  const ending = run()
  await until(
    async () => timesAsked(word),
    (times) => times > 0,
  )
  const asker = (await users.latest(administrator.id))!
  const entry = { userid: asker.id, userName: '', message: '', address: '', at: new Date() }
  await users.change(asker, { Role: 1 }, entry)
  await ending
  expect(timesAsked(word)).toBeLessThan(9)
  await users.change({ ...asker, Role: 1 }, { Role: 0 }, entry)
  expect((await trials())[0].ended).toBe('gone')
})

test('a run is stopped, by whoever sees it', async () => {
  const { word, broken, trials, change, id, administrator } = await studioOf()
  answers(word, 'Hej!')
  const key = await broken()
  expect((await change({ run: key.run, stop: true })).status).toBe(200)
  const logged = async () => (await logOf(administrator.id)).map((one): unknown => one['message'])
  const entry = `Stoppade proven av frågan ”Hälsning ${word}”`
  expect((await logged()).at(-1)).toBe(entry)
  await running.giveBack(key, 'somebody')
  await invoke('assistant.resumeTrials', {})
  const [found] = await until(trials, ([one]) => one.ended !== undefined)
  expect(found.ended).toBe('stopped')
  // What is over has nothing to stop, and what never was cannot be.
  expect((await change({ run: key.run, stop: true })).status).toBe(200)
  expect((await change({ run: '01KA0000000000000000000000', stop: true })).status).toBe(404)
  expect((await logged()).filter((one) => one === entry)).toHaveLength(1)
  expect(id).toBe(key.question)
})

test('what somebody judged without names stays with the run', async () => {
  const { word, run, trials, change } = await studioOf()
  answers(word, 'Hej!')
  const { body } = await run()
  const judged = (trial: string, better: 'new' | 'old') =>
    change({ run: body.results.run, Judged: { trial, better } })
  await Promise.all([judged('t0', 'new'), judged('t1', 'old')])
  expect((await trials())[0].Judged).toEqual({ t0: 'new', t1: 'old' })
})

test('two runs of one question are one, and only what can be asked is run', async () => {
  const { run, broken, save, id, token } = await studioOf()
  const key = await broken()
  expect((await run()).body.error.code).toBe('running')
  await runs.end(key, 'stopped')
  await save({ Question: 'Utan fältet' })
  expect((await run()).body.error.fields).toEqual({
    Fields: 'Fältet ”Namn” används inte i frågans text.',
  })
  await save({ Trials: [{ ...threeTrials[0], Fields: { annat: 'x' } }] })
  expect((await run()).body.error.fields).toEqual({
    'Trials.0.Fields.annat': 'Fältet finns inte längre. Ladda om sidan.',
  })
  const half = { ...threeTrials[0], name: '', checks: [{ kind: 'contains' }, { kind: 'lix' }] }
  await save({ Trials: [half, { ...threeTrials[1], checks: [] }] })
  expect((await run()).body.error.fields).toEqual({
    'Trials.0.name': 'Måste fyllas i.',
    'Trials.0.checks.0.text': 'Måste fyllas i.',
    'Trials.0.checks.1.most': 'Måste fyllas i.',
    'Trials.1.checks': 'Säg minst en sak som måste gälla.',
  })
  await save({ Trials: [] })
  expect((await run()).body.error.fields).toEqual({ Trials: 'Lägg till minst ett prov.' })
  const old = await call('assistant.runTrials', { id, DaytoUpdate: 'gammal' }, { token })
  expect(old.body.error.code).toBe('changed')
  await save({ Question: '', Fields: [], Trials: [{ ...threeTrials[0], Fields: {} }] })
  expect((await run()).body.error.fields).toEqual({ Body: 'ogiltiga fält' })
})

test('a draft is tried on its own model and on others, as a test', async () => {
  const { id, word, token, administrator, save } = await studioOf()
  answers(word, 'Hej på dig!')
  const attempt = (more: Record<string, unknown> = {}) =>
    call('assistant.try', { id, Fields: JSON.stringify({ namn: 'Bo' }), ...more }, { token })
  expect((await attempt()).body.results).toMatchObject({
    answer: 'Hej på dig!',
    receipt: { GPTV: 'gpt-6-luna' },
  })
  const other = await attempt({ GPTV: 'gpt-6.1-terra' })
  expect(other.body.results.receipt.GPTV).toBe('gpt-6.1-terra')
  expect((await attempt({ GPTV: 'gpt-0' })).body.error.fields).toEqual({
    GPTV: 'Det finns ingen modell gpt-0.',
  })
  expect((await attempt({ Fields: JSON.stringify({ x: '1' }) })).status).toBe(400)
  expect((await attempt({ id: 'borta' })).body.error.error).toBe('Frågan finns inte.')
  await save({ GPTV: 'gpt-0' })
  expect((await attempt()).body.error.fields).toEqual({ GPTV: 'Det finns ingen modell gpt-0.' })
  const records = await usageOf(administrator.id)
  expect(records.map(({ purpose }) => purpose)).toEqual(['test', 'test'])
})
