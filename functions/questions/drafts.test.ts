import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { questionLimits } from '../../shared/questionLimits.ts'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { field } from '../../infra/testing/fields/forms.ts'
import { call, send } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { table, TableName } from '../stores/client.ts'
import { drafts } from '../stores/questions/drafts.ts'
import { newQuestionId, questions } from '../stores/questions/questions.ts'
import { versions } from '../stores/questions/versions.ts'
import { keys } from '../stores/table.ts'

usePortal()

async function studio() {
  const { token, id: userid } = await person({ Role: ADMIN, Firstname: 'Karin', Lastname: 'Ek' })
  return {
    token,
    userid,
    add: async () =>
      (await call('questions.add', { Subject: 'Brev', Body: 'Ett' }, { token })).body.results,
    save: (given: Record<string, unknown>) => call('questions.saveDraft', given, { token }),
    read: async (id: string) => (await call('questions.studio', { id }, { token })).body.results,
    drop: (id: string, DaytoUpdate: string) =>
      call('questions.dropDraft', { id, DaytoUpdate }, { token }),
    all: async () => (await call('questions.drafts', {}, { token })).body.results,
  }
}

test('a draft lies beside its question: what is live, listed and asked stays as it is', async () => {
  const { token, add, save, read } = await studio()
  const live = await add()
  const { status, body } = await save({
    id: live.id,
    Base: live.sdate,
    QuestionLabel: 'Brev',
    Question: 'Bara ett utkast till {{namn}}',
    Fields: [field('namn')],
  })
  expect([status, body.message]).toEqual([200, 'Utkastet är sparat.'])
  expect(await questions.latest(live.id)).toMatchObject({ Question: 'Ett', DaytoUpdate: '' })
  const [lobby, library, opened] = await Promise.all([
    call('assistant.questions', {}, { token }),
    call('questions.all', {}, { token }),
    call('assistant.question', { id: live.id }, { token }),
  ])
  expect(JSON.stringify([lobby.body, library.body, opened.body])).not.toContain('Bara ett utkast')
  expect(await read(live.id)).toMatchObject({
    Question: { Question: 'Ett' },
    Draft: { Question: 'Bara ett utkast till {{namn}}', name: 'Karin Ek', Base: live.sdate },
    Trials: [],
  })
})

test('whoever saves a draft hears which version is live, one that came meanwhile too', async () => {
  const { token, add, save } = await studio()
  const { id, sdate, ...live } = await add()
  const text = { QuestionLabel: 'Brev', Question: 'Ett utkast' }
  const begun = (await save({ id, Base: sdate, ...text })).body.results
  expect(begun.Live).toBe(sdate)
  const Question = { ...live, id, sdate, Question: 'Två' }
  await call('questions.update', { Question }, { token })
  const { DaytoUpdate } = (await questions.latest(id)) ?? {}
  const again = { id, Base: sdate, DaytoUpdate: begun.DaytoUpdate }
  for (const more of [text, { ...text, Question: 'Ett annat' }]) {
    expect((await save({ ...again, ...more })).body.results).toMatchObject({ Live: DaytoUpdate })
  }
  expect((await save(text)).body.results).not.toHaveProperty('Live')
})

test('drafts come in pages, the last saved first', async () => {
  const { token, save } = await studio()
  for (const QuestionLabel of ['Första', 'Andra', 'Tredje']) await save({ QuestionLabel })
  const page = async (from: number) =>
    (await call('questions.drafts', { size: 2, from }, { token })).body
  const first = await page(0)
  expect(first.results.map((one: any) => one.QuestionLabel)).toEqual(['Tredje', 'Andra'])
  expect(first.page.from).toBe(0)
  expect(first.page.total).toBeGreaterThanOrEqual(3)
  const [next] = (await page(2)).results
  expect(next).toMatchObject({ QuestionLabel: 'Första', name: 'Karin Ek', isNew: true })
  expect((await send('questions.drafts', { size: 51 }, { token })).status).toBe(400)
})

test('a draft of a new question has an id of its own, and nobody can ask it', async () => {
  const { token, save, read, all } = await studio()
  const { body } = await save({ QuestionLabel: 'Helt ny' })
  const { id } = body.results
  expect(await questions.latest(id)).toBeUndefined()
  const asked = await call('assistant.send', { QuestionId: id, FBody: 'hej' }, { token })
  expect(asked.status).toBe(404)
  expect(await read(id)).toEqual({ Trials: [], Draft: expect.objectContaining({ id, Base: '' }) })
  expect(await all()).toContainEqual({
    id,
    QuestionLabel: 'Helt ny',
    DaytoUpdate: body.results.DaytoUpdate,
    name: 'Karin Ek',
    isNew: true,
  })
})

test('of two who save the same draft, the second is told and nothing is lost', async () => {
  const { save, read, drop } = await studio()
  const { id, DaytoUpdate } = (await save({ QuestionLabel: 'Ett' })).body.results
  const both = await Promise.all([
    save({ id, QuestionLabel: 'Två', DaytoUpdate }),
    save({ id, QuestionLabel: 'Tre', DaytoUpdate }),
  ])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const saved = both.find(({ status }) => status === 200)?.body.results
  expect((await read(id)).Draft).toMatchObject({ QuestionLabel: saved.QuestionLabel })
  expect((await drop(id, DaytoUpdate)).status).toBe(409)
  expect((await save({ id, QuestionLabel: 'Ny' })).status).toBe(409)
})

test('whoever got no reply saves on: what they saved was seen by them, and is one draft', async () => {
  const { save, read, all } = await studio()
  const NewId = newQuestionId()
  const before = (await all()).length
  const first = { NewId, QuestionLabel: 'Ett', Saving: 'a' }
  expect((await save(first)).body.results.id).toBe(NewId)
  expect((await save({ ...first, Saving: 'b' })).status).toBe(409)
  const { status, body } = await save({
    NewId,
    QuestionLabel: 'Ett och ett halvt',
    Saving: 'c',
    Unheard: ['a', 'b'],
  })
  expect([status, body.results.id]).toEqual([200, NewId])
  // No reply came to this one either, and then others write.
  const known = { id: NewId, Unheard: ['a', 'b', 'c'] }
  const again = await save({ ...known, QuestionLabel: 'Två', Saving: 'd' })
  expect(again.status).toBe(200)
  const { DaytoUpdate } = again.body.results
  expect((await save({ id: NewId, QuestionLabel: 'Annans', DaytoUpdate })).status).toBe(200)
  expect((await save({ ...known, Unheard: ['c', 'd'], QuestionLabel: 'Tre' })).status).toBe(409)
  expect((await read(NewId)).Draft).toMatchObject({ QuestionLabel: 'Annans' })
  expect(await all()).toHaveLength(before + 1)
})

test('nobody begins a new draft at the place of a question that is live', async () => {
  const { add, save, read } = await studio()
  const { id } = await add()
  expect((await save({ NewId: id, QuestionLabel: 'Ny' })).status).toBe(409)
  expect((await read(id)).Draft).toBeUndefined()
  expect((await save({ NewId: 'kort', QuestionLabel: 'Ny' })).status).toBe(400)
})

test('a draft that is saved as it is stays the one that was tried', async () => {
  const { save } = await studio()
  const given = { QuestionLabel: 'Ett', Fields: [field('namn')], Question: 'x' }
  const { id, DaytoUpdate } = (await save(given)).body.results
  const again = await save({ id, ...given, DaytoUpdate })
  expect(again.body.results.DaytoUpdate).toBe(DaytoUpdate)
})

test('so does one whose trials fill in more than one field', async () => {
  const { save } = await studio()
  const Fields = { ärende: 'Bygglov', namn: 'Ada', beskrivning: 'Ett plank' }
  const trial = {
    id: 'a',
    name: 'Namn',
    Fields,
    FBody: '',
    checks: [{ kind: 'swedish', text: '' }],
  }
  const given = { QuestionLabel: 'Ett', Trials: [trial] }
  const { id, DaytoUpdate } = (await save(given)).body.results
  const again = await save({ id, ...given, DaytoUpdate })
  expect(again.body.results.DaytoUpdate).toBe(DaytoUpdate)
})

test('a draft is thrown away, and goes with its question', async () => {
  const { token, add, save, read, drop } = await studio()
  const live = await add()
  const { DaytoUpdate } = (await save({ id: live.id, Base: live.sdate })).body.results
  expect((await drop(live.id, DaytoUpdate)).body.message).toBe('Utkastet är slängt.')
  expect((await read(live.id)).Draft).toBeUndefined()
  expect((await drop(live.id, DaytoUpdate)).status).toBe(404)
  await save({ id: live.id, Base: live.sdate })
  await call('questions.delete', { DelQuestion: JSON.stringify({ id: live.id }) }, { token })
  expect(await drafts.latest(live.id)).toBeUndefined()
  expect((await call('questions.studio', { id: live.id }, { token })).status).toBe(404)
})

test('a draft takes no more than a question does, and no trials that are none', async () => {
  const { save } = await studio()
  const trial = { id: 'a', name: 'Namn', checks: [{ kind: 'swedish' }] }
  const saved = await save({ Trials: [trial] })
  expect(saved.body.results.Trials).toEqual([
    { ...trial, Fields: {}, FBody: '', checks: [{ kind: 'swedish', text: '' }] },
  ])
  for (const Trials of [
    [trial, trial],
    [{ ...trial, checks: [{ kind: 'tycker' }] }],
    [{ ...trial, name: 'x'.repeat(61) }],
    Array.from({ length: 11 }, (_, at) => ({ ...trial, id: `t${at}` })),
    [{ ...trial, Fields: { constructor: 'x' } }],
  ]) {
    expect((await save({ Trials })).status).toBe(400)
  }
  expect((await save({ Question: 'x'.repeat(20_001) })).status).toBe(400)
  const choices = Array.from({ length: 21 }, (_, at) => `Val ${at}`)
  expect((await save({ Fields: [{ ...field('val'), choices }] })).status).toBe(400)
  for (const max of [1e17, 1e-140])
    expect((await save({ Fields: [{ ...field('tal'), max }] })).status).toBe(400)
  const tidied = await save({ Fields: [{ ...field('val'), choices: ['Ja ', 'Nej'] }] })
  expect(tidied.body.results.Fields[0].choices).toEqual(['Ja', 'Nej'])
})

test('a draft that cannot be read hides no other', async () => {
  const { save, all } = await studio()
  const odd = { ...keys.draft('trasigt'), id: 'trasigt', QuestionLabel: 7 }
  await table.send(new PutCommand({ TableName, Item: odd }))
  const { id } = (await save({ QuestionLabel: 'Hel' })).body.results
  const listed = (await all()).map((one: { id: string }) => one.id)
  expect(listed).toContain(id)
  expect(listed).not.toContain('trasigt')
  await drafts.remove('trasigt')
})

test('a deletion that broke off is finished by the next one, which leaves a draft of a new question alone', async () => {
  const { token, userid, add, save, read } = await studio()
  const live = await add()
  const { id } = live
  await save({ id, Base: live.sdate, QuestionLabel: 'Brev', Question: 'Utkast' })
  await call('questions.update', { Question: { id, Question: 'Två' } }, { token })
  const entry = { userid, userName: 'Karin Ek', message: 'Raderade', address: '', at: new Date() }
  await questions.remove(id, entry)
  const remove = (DelQuestion: { id: string }) =>
    call('questions.delete', { DelQuestion: JSON.stringify(DelQuestion) }, { token })
  expect((await remove({ id })).status).toBe(404)
  expect(await drafts.latest(id)).toBeUndefined()
  expect(await versions.page(id)).toEqual({ value: [] })
  const fresh = (await save({ QuestionLabel: 'Ny', Question: 'Ny' })).body.results
  expect((await remove({ id: fresh.id })).status).toBe(404)
  expect((await read(fresh.id)).Draft.QuestionLabel).toBe('Ny')
})

test('behind the last place that there is, a new question shares it, and the library can be taken out', async () => {
  const { token, add } = await studio()
  const { id } = await add()
  const last = questionLimits.questionOrdering
  await call('questions.update', { Question: { id, Ordering: last } }, { token })
  expect((await add()).Ordering).toBe(last)
  expect((await call('questions.takeOut', {}, { token })).status).toBe(200)
  await call('questions.update', { Question: { id, Ordering: 10 } }, { token })
})
