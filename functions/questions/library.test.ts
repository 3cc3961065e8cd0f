import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, test } from 'vitest'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { table, TableName } from '../stores/client.ts'
import { newQuestionId, questions } from '../stores/questions/questions.ts'
import { keys } from '../stores/table.ts'
import { call, send } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { ofItsOwn, usePortal } from '../../infra/testing/functions/portal.ts'
import { question } from '../../infra/testing/functions/questions.ts'
import { logOf } from '../../infra/testing/functions/records.ts'

usePortal(ofItsOwn)

const admin = () => person({ Role: ADMIN })
const labels = async (token: string, input: object = {}) => {
  const { body } = await call('questions.all', { ...input }, { token })
  return body.results.map((row: { QuestionLabel: string }) => row.QuestionLabel)
}

describe('a question', () => {
  test('is added, shown in library and lobby, changed, and deleted', async () => {
    const { token, id: adminId } = await admin()
    const staff = await person()
    const added = await call(
      'questions.add',
      { Subject: ' Skriv ett brev ', Body: '<p>Skriv ett <b>brev</b>.</p>', subtext: 'Till vem?' },
      { token },
    )
    expect([added.status, added.body.message]).toEqual([200, 'Adderas.'])
    const { results } = added.body
    expect(results).toMatchObject({
      QuestionLabel: 'Skriv ett brev',
      Subject: 'Skriv ett brev',
      Question: '<p>Skriv ett <b>brev</b>.</p>',
      subtext: 'Till vem?',
      Ordering: 10,
      AImodule: 'ChatGPT',
      GPTV: 'gpt-3.5-turbo-16k',
    })
    expect(await labels(token)).toContain('Skriv ett brev')

    const changed = await call(
      'questions.update',
      { Question: JSON.stringify({ ...results, QuestionLabel: 'Skriv två brev', Ordering: 0 }) },
      { token },
    )
    expect([changed.status, changed.body.message]).toEqual([200, 'Sparas.'])
    const lobby = await call('assistant.questions', {}, { token: staff.token })
    expect(lobby.body.results[0]).toEqual({
      id: results.id,
      QuestionLabel: 'Skriv två brev',
      Subject: 'Skriv två brev',
      subtext: 'Till vem?',
      Ordering: 0,
      Category: '',
      FollowUps: [],
      PersonalData: 'dölj',
      AImodule: 'ChatGPT',
    })

    const DelQuestion = JSON.stringify(changed.body.results)
    const deleted = await call('questions.delete', { DelQuestion }, { token })
    expect(deleted.body).toEqual({ results: true, message: 'Frågan har tagit bort.' })
    expect(await labels(token)).not.toContain('Skriv två brev')
    const after = await call('assistant.questions', {}, { token: staff.token })
    expect(after.body.results.map(({ id }: { id: string }) => id)).not.toContain(results.id)
    expect((await call('questions.delete', { DelQuestion }, { token })).status).toBe(404)
    const told = (await logOf(adminId)).slice(-3).map(({ message }) => message)
    expect(told).toEqual([
      'Lade till frågan ”Skriv ett brev”',
      'Ändrade frågan ”Skriv två brev”',
      'Raderade frågan ”Skriv två brev”',
    ])
  })

  test('comes after the last one unless a place is given', async () => {
    const { token } = await admin()
    await question({ Ordering: 500 })
    const given = { Subject: 'Sist', Body: 'Text' }
    const { body } = await call('questions.add', given, { token })
    expect(body.results.Ordering).toBe(510)
    const first = await call('questions.add', { ...given, Ordering: 0 }, { token })
    expect(first.body.results.Ordering).toBe(0)
  })

  test('keeps what a change leaves out, and a change that is none leaves no trace', async () => {
    const { token, id: adminId } = await admin()
    const before = await question({ AImodule: 'Claude', GPTV: 'claude-sonnet-5-5' })
    const { body } = await call(
      'questions.update',
      { Question: { id: before.id, subtext: 'Ny' } },
      { token },
    )
    expect(body.results).toEqual({
      ...before,
      Subject: before.QuestionLabel,
      subtext: 'Ny',
      DaytoUpdate: expect.any(String),
    })
    const again = await call('questions.update', { Question: body.results }, { token })
    expect(again.body.results).toEqual(body.results)
    expect(await logOf(adminId)).toHaveLength(2)
  })
})

describe('the library', () => {
  test('is in its order, filtered by provider and searched in label, meta label and text', async () => {
    const { token } = await admin()
    const mark = 'Sökprov'
    const on = (QuestionLabel: string, given: object) =>
      question({ QuestionLabel: `${mark} ${QuestionLabel}`, subtext: 'Kort', ...given })
    await on('två', { Ordering: 7, Question: '<p>Om <em>bygg</em>lov &amp; tomter</p>' })
    await on('ett', { Ordering: 6, AImodule: 'Mistralai', GPTV: 'mistral-small-latest' })
    await on('ärende', { Ordering: 7, subtext: 'Växjö' })
    expect(await labels(token, { searchTerm: mark })).toEqual([
      'Sökprov ett',
      'Sökprov två',
      'Sökprov ärende',
    ])
    expect(await labels(token, { searchTerm: 'VÄXJÖ sökprov' })).toEqual(['Sökprov ärende'])
    expect(await labels(token, { searchTerm: 'bygglov & tomter' })).toEqual(['Sökprov två'])
    expect(await labels(token, { searchTerm: '<em>' })).toEqual([])
    const filterOptions = ['Mistralai']
    expect(await labels(token, { searchTerm: mark, filterOptions })).toEqual(['Sökprov ett'])
  })
})

describe('refused, and nothing is changed:', () => {
  const good = { Subject: 'Etikett', Body: 'Text' }

  test.each([
    ['no label', { Subject: ' ' }, { Subject: 'ogiltiga fält' }],
    ['no text', { Body: '' }, { Body: 'ogiltiga fält' }],
    [
      'neither of them',
      { Subject: undefined, Body: undefined },
      { Subject: 'ogiltiga fält', Body: 'ogiltiga fält' },
    ],
    ['no text but markup', { Body: '<p>\u200B</p>' }, { Body: 'ogiltiga fält' }],
    ['a place below 0', { Ordering: -1 }, { Ordering: 'Minst 0.' }],
    ['half a place', { Ordering: 1.5 }, { Ordering: 'Har fel form.' }],
    ['an unknown provider', { AImodule: 'Gemini' }, { AImodule: expect.stringMatching(/^Okänt/) }],
    ['another provider’s model', { GPTV: 'sonar' }, { GPTV: 'ChatGPT har ingen modell sonar.' }],
    ['a text without end', { Body: 'x'.repeat(20_001) }, { Body: 'Högst 20000 tecken.' }],
  ])('%s', async (_, given, fields) => {
    const { token } = await admin()
    const before = (await questions.all()).value.length
    const response = await send('questions.add', { ...good, ...given }, { token })
    const { error }: any = await response.json()
    expect([response.status, error.fields]).toEqual([400, fields])
    expect((await questions.all()).value).toHaveLength(before)
  })

  test('a new question that is sent again since no reply came; what was changed in it is another', async () => {
    const { token } = await admin()
    const before = (await questions.all()).value.length
    const add = async (given: object) =>
      (await call('questions.add', { ...good, ...given }, { token })).body.results
    const NewId = newQuestionId()
    const first = await add({ NewId })
    expect(first.id).toBe(NewId)
    expect(await add({ NewId })).toEqual(first)
    expect((await questions.all()).value).toHaveLength(before + 1)
    // What can be read of its HTML is kept beside it.
    const marked = { NewId: newQuestionId(), Body: '<p>Skriv  ett brev.</p>' }
    const sent = await add(marked)
    expect(await add(marked)).toEqual(sent)
    const other = await add({ NewId, Body: 'Ny text' })
    expect(await add({ NewId, Body: 'Ny text' })).toEqual(other)
    expect([other.id === NewId, (await questions.latest(NewId))?.Question]).toEqual([false, 'Text'])
  })

  test('a change that is no JSON, or of a question that is gone', async () => {
    const { token } = await admin()
    expect((await send('questions.update', { Question: '{' }, { token })).status).toBe(400)
    const gone = { Question: { id: 'borta', subtext: 'Ny' } }
    expect((await call('questions.update', gone, { token })).status).toBe(404)
    expect((await send('questions.delete', { DelQuestion: 'x' }, { token })).status).toBe(400)
  })

  test('the second of two who change the same question at once, who can then save on top', async () => {
    const { token } = await admin()
    const { id, DaytoUpdate } = await question()
    const change = (given: object) =>
      call('questions.update', { Question: { id, ...given } }, { token })
    const answers = await Promise.all([
      change({ DaytoUpdate, subtext: 'Ett' }),
      change({ DaytoUpdate, Ordering: 77 }),
    ])
    const lost = answers.find(({ status }) => status === 409)
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(lost?.body.error.code).toBe('changed')
    const now = await questions.latest(id)
    await change({ DaytoUpdate: now?.DaytoUpdate, subtext: 'Ett', Ordering: 77 })
    expect(await questions.latest(id)).toMatchObject({ subtext: 'Ett', Ordering: 77 })
  })
})

test('what can be read of a question is stored beside its HTML, renewed with it, and found in older questions', async () => {
  const { token } = await admin()
  const { id } = await question({ Question: '<p>Om <em>bygg</em>lov</p>' })
  const stored = async () => {
    const { Item } = await table.send(new GetCommand({ TableName, Key: keys.question(id) }))
    return Item
  }
  expect((await stored())?.['Text']).toBe('Om bygglov')
  await call('questions.update', { Question: { id, Question: 'Om vassruggar' } }, { token })
  // Plain text is not stored twice.
  expect((await stored())?.['Text']).toBeUndefined()
  const { body } = await call('questions.all', { searchTerm: 'om vassruggar' }, { token })
  expect(body.results).toMatchObject([{ id, Question: 'Om vassruggar' }])
  expect(body.results[0].Text).toBeUndefined()
  const older = { ...(await stored()), Question: '<p>Om <b>strand</b>skydd</p>', schemaVersion: 2 }
  await table.send(new PutCommand({ TableName, Item: older }))
  expect(questions.textOf((await questions.latest(id))!)).toBe('Om strandskydd')
})

test('the providers are told with their models and whether the stage has a key', async () => {
  const { token } = await admin()
  const { body } = await call('questions.providers', {}, { token })
  expect(body.results.map(({ name }: { name: string }) => name)).toEqual([
    'ChatGPT',
    'Mistral AI',
    'Claude AI',
    'Perplexity AI',
  ])
  expect(body.results[0]).toEqual({
    AImodule: 'ChatGPT',
    name: 'ChatGPT',
    configured: true,
    models: [
      { GPTV: 'gpt-3.5-turbo-16k', name: 'gpt 3.5', answeredBy: 'GPT-6 Luna', where: 'USA' },
      { GPTV: 'gpt-4-turbo-preview', name: 'gpt 4', answeredBy: 'GPT-6.1 Terra', where: 'USA' },
      { GPTV: 'gpt-4o', name: 'gpt-4o', answeredBy: 'GPT-6 Luna', where: 'USA' },
      { GPTV: 'gpt-6-luna', name: 'GPT-6 Luna', where: 'USA' },
      { GPTV: 'gpt-6.1-terra', name: 'GPT-6.1 Terra', where: 'USA' },
    ],
    earlier: [],
  })
})
