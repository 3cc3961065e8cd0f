import { expect, test } from 'vitest'
import { call } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { portal, usePortal } from '../../infra/testing/functions/portal.ts'
import { logOf } from '../../infra/testing/functions/records.ts'
import { answers, studioOf } from '../../infra/testing/functions/trials.ts'
import { drafts } from '../stores/questions/drafts.ts'
import { questions } from '../stores/questions/questions.ts'
import { versions } from '../stores/questions/versions.ts'

usePortal()

const cardOf = async (id: string, token: string) =>
  (await call('assistant.questions', {}, { token })).body.results.find(
    (one: { id: string }) => one.id === id,
  )

test('a draft whose trials hold each time is published without a word, and bears its certificate', async () => {
  const { id, word, run, publish, administrator, token, texts } = await studioOf()
  answers(word, 'Hej!')
  await run()
  const { status, body } = await publish()
  expect([status, body.message]).toEqual([200, 'Frågan är publicerad.'])
  const proven = { Nr: 1, passed: 3, of: 3 }
  expect(body.results).toMatchObject({
    QuestionLabel: texts.QuestionLabel,
    Proven: { ...proven, GPTV: 'gpt-6-luna', model: 'GPT-6 Luna' },
  })
  expect(await drafts.latest(id)).toBeUndefined()
  const [last] = (await versions.page(id)).value
  expect(last).toMatchObject({ Nr: 1, Reason: 'proven höll', Trials: texts.Trials })
  const staff = await person()
  expect((await cardOf(id, staff.token)).Certificate).toMatchObject(proven)
  const opened = await call('assistant.question', { id }, { token: staff.token })
  expect(opened.body.results.Certificate).toMatchObject({ ...proven, model: 'GPT-6 Luna' })
  expect(JSON.stringify(opened.body)).not.toContain('asks')
  const log = await logOf(administrator.id)
  expect(log.at(-1)).toMatchObject({ message: `Publicerade frågan ”${texts.QuestionLabel}”` })
  expect((await publish()).status).toBe(404)
  expect((await call('questions.studio', { id }, { token })).body.results.Trials).toHaveLength(3)
})

test('what is not green needs a reason: no run, another draft, a trial that fails, too few', async () => {
  const { id, word, run, publish, save, texts } = await studioOf()
  const code = async () => (await publish()).body.error?.code
  expect(await code()).toBe('not_proven')
  answers(word, 'Hej!')
  await run()
  await save({ subtext: 'Annan' })
  expect(await code()).toBe('not_proven')
  await save({ Trials: texts.Trials.slice(0, 2) })
  await run()
  expect(await code()).toBe('not_proven')
  await save({ GPTV: 'gpt-6.1-terra' })
  answers(word, 'Goddag')
  await run()
  expect(await code()).toBe('not_proven')
  expect(await questions.latest(id)).toBeUndefined()
  const { body } = await publish('Måste ut i dag')
  expect(body.results.Proven).toMatchObject({ passed: 0, of: 3 })
  const [last] = (await versions.page(id)).value
  expect(last?.Reason).toBe('Måste ut i dag')
})

test('a certificate is old once something else is asked, and holds again when it is taken back', async () => {
  const { id, word, run, publish, token } = await studioOf()
  answers(word, 'Hej!')
  await run()
  await publish()
  const change = async (more: object) =>
    (await call('questions.update', { Question: { id, ...more } }, { token })).body.results
  await change({ Ordering: 7, QuestionLabel: 'Annan rubrik' })
  expect((await cardOf(id, token)).Certificate.old).toBeUndefined()
  const { DaytoUpdate } = await change({ Question: 'Något annat till {{namn}}' })
  expect((await cardOf(id, token)).Certificate.old).toBe(true)
  const opened = async () => (await call('assistant.question', { id }, { token })).body.results
  expect((await opened()).Certificate.old).toBe(true)
  const first = (await versions.page(id)).value.at(-1)!
  await call('questions.restore', { id, version: first.version, DaytoUpdate }, { token })
  expect((await opened()).Certificate.old).toBeUndefined()
  const history = (await versions.page(id)).value
  expect(history.map(({ Nr }) => Nr)).toEqual([4, 3, 2, 1])
  expect(history.every(({ Trials }) => Trials.length === 3)).toBe(true)
})

test('of two administrators who publish, one does; a change meanwhile is not written over', async () => {
  const { id, publish, save, texts, token } = await studioOf()
  const both = await Promise.all([publish('Ett'), publish('Två')])
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  const live = (await questions.latest(id))!
  const Base = live.sdate
  await call('questions.saveDraft', { ...texts, id, Base }, { token })
  await call('questions.update', { Question: { id, subtext: 'Direkt' } }, { token })
  const { DaytoUpdate } = (await drafts.latest(id))!
  const over = await call('questions.publish', { id, DaytoUpdate, Reason: 'x' }, { token })
  expect(over.body.error).toMatchObject({
    code: 'overtaken',
    error: expect.stringMatching(/^Frågan har ändrats/),
  })
  const old = await call('questions.publish', { id, DaytoUpdate: 'x', Reason: 'x' }, { token })
  expect(old.body.error).toMatchObject({
    code: 'changed',
    error: expect.stringMatching(/^Utkastet har ändrats/),
  })
  expect((await questions.latest(id))?.subtext).toBe('Direkt')
  expect((await save()).status).toBe(409)
})

test('what cannot be a question is not published, whatever the reason', async () => {
  const { publish, save } = await studioOf()
  const wrong = async (more: Record<string, unknown>) => {
    await save(more)
    return (await publish('Ändå')).body.error.fields
  }
  expect(await wrong({ QuestionLabel: '' })).toEqual({ Subject: 'ogiltiga fält' })
  expect(await wrong({ Question: 'Utan' })).toEqual({
    Fields: 'Fältet ”Namn” används inte i frågans text.',
  })
  expect(await wrong({ InfoClass: 'hemlig' })).toHaveProperty('InfoClass')
  expect(await wrong({ GPTV: 'gpt-0' })).toHaveProperty('GPTV')
})

test('while answers run and it is published and taken back, each of them has one whole version', async () => {
  const { id, word, publish, save, token } = await studioOf()
  await publish('Först')
  const live = (await questions.latest(id))!
  await call(
    'questions.saveDraft',
    { id, Base: live.sdate, QuestionLabel: 'Utan', Question: `Utan ${word}`, GPTV: 'gpt-6-luna' },
    { token },
  )
  const { DaytoUpdate } = (await drafts.latest(id))!
  answers(word, 'Hej!')
  const staff = await person()
  const over = new AbortController()
  const endings = new Set<string>()
  const ask = async () => {
    while (!over.signal.aborted) {
      const { body } = await call(
        'assistant.send',
        { QuestionId: id, FBody: 'x', Fields: JSON.stringify({ namn: 'Bo' }) },
        { token: staff.token },
      )
      endings.add(body.results ? body.results.receipt.version : body.error.fields['Fields.namn'])
    }
  }
  const asking = Promise.all([ask(), ask(), ask()])
  await new Promise((resolve) => setTimeout(resolve, 200))
  const published = await call('questions.publish', { id, DaytoUpdate, Reason: 'Sedan' }, { token })
  const { body } = await call(
    'questions.restore',
    { id, version: live.sdate, DaytoUpdate: published.body.results.DaytoUpdate },
    { token },
  )
  await new Promise((resolve) => setTimeout(resolve, 200))
  over.abort()
  await asking
  // The first form, or the one without: never a text of the one with the form of the other.
  const known = new Set([
    undefined,
    published.body.results.DaytoUpdate,
    body.results.DaytoUpdate,
    'Fältet finns inte längre. Ladda om sidan.',
  ])
  expect([...endings].filter((one) => !known.has(one))).toEqual([])
  const asked = portal()
    .standIn.getRequests()
    .map(({ body: given }: any) => String(given?.messages?.at(-1)?.content))
    .filter((text) => text.includes(word))
  const whole = new Set([
    `Skriv ${word} till [uppgiften namn]\n\n<uppgifter>\n<uppgift namn="namn">Bo</uppgift>\n<uppgift namn="övrigt">x</uppgift>\n</uppgifter>`,
    `Utan ${word}\n\n<uppgifter>\nx\n</uppgifter>`,
  ])
  expect(asked.filter((text) => !whole.has(text))).toEqual([])
  expect(await save()).toMatchObject({ status: 409 })
})

test('going back brings back what a question was tried with, also where nothing else differs', async () => {
  const { id, publish, texts, token } = await studioOf()
  await publish('Först')
  const { sdate: version } = (await questions.latest(id))!
  const fewer = { ...texts, id, Base: version, Trials: texts.Trials.slice(0, 1) }
  const saved = (await call('questions.saveDraft', fewer, { token })).body.results
  const publication = { id, DaytoUpdate: saved.DaytoUpdate, Reason: 'Färre prov' }
  await call('questions.publish', publication, { token })
  const { DaytoUpdate } = (await questions.latest(id))!
  const back = () => call('questions.restore', { id, version, DaytoUpdate }, { token })
  expect((await back()).status).toBe(200)
  const [now] = (await versions.page(id)).value
  expect(now).toMatchObject({ Reason: 'tillbaka', From: version, Trials: texts.Trials })
  // Sent once more, it is done.
  expect((await back()).status).toBe(200)
  expect((await versions.page(id)).value).toHaveLength(3)
})
