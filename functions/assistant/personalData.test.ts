import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import * as fc from 'fast-check'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { limits } from '../../shared/limits.ts'
import { peopleIn } from '../../shared/rules/questions/fields.ts'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { findPersonalData } from '../../shared/rules/personalData/find.ts'
import { field } from '../../infra/testing/fields/forms.ts'
import { call, send } from '../../infra/testing/functions/call.ts'
import { startEchoProvider } from '../../infra/testing/functions/echoProvider.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { question } from '../../infra/testing/functions/questions.ts'
import { usageOf } from '../../infra/testing/functions/records.ts'
import { eventsOf } from '../../infra/testing/functions/streamEvents.ts'
import { madeUp } from '../../infra/testing/personalData/madeUp.ts'
import { withEverything } from '../../infra/testing/stack/variants.ts'
import { ownAnswers } from '../stores/answers/own/ownAnswers.ts'
import { table, TableName } from '../stores/client.ts'

const runs = 60

let provider: Awaited<ReturnType<typeof startEchoProvider>>
usePortal(async () => {
  provider = await startEchoProvider()
  const { models, suppliers, providers: asked } = withEverything
  const settings = { models, suppliers, providers: asked }
  return { settings, env: { ...provider.env, ANSWERS_PER_MINUTE: '100000' } }
})
afterAll(() => provider.stop())
afterEach(() => vi.restoreAllMocks())

const providers = ['ChatGPT', 'Mistralai', 'Claude', 'Perplexity', 'Bedrock'] as const

/** Everything that the table holds and what was kept for somebody, as text. */
async function everythingOf(userid: string): Promise<string> {
  const found: unknown[] = []
  let ExclusiveStartKey: Record<string, unknown> | undefined
  do {
    const page = await table.send(new ScanCommand({ TableName, ExclusiveStartKey }))
    found.push(...(page.Items ?? []))
    ExclusiveStartKey = page.LastEvaluatedKey
  } while (ExclusiveStartKey)
  const rows = await ownAnswers.page(userid, { most: 20 })
  const said = await Promise.all(rows.map(({ id }) => ownAnswers.said(userid, id)))
  return JSON.stringify([found, said.map((turns) => [...turns])])
}

/** What is written to the log meanwhile. */
function logged(): () => string {
  const lines: string[] = []
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, name).mockImplementation(
      (...all) => void lines.push(all.map(String).join(' ')),
    )
  }
  return () => lines.join('\n')
}

describe('no value that the guard knows of leaves for a provider or stays with us, and the answer has each in its place:', () => {
  test.each(providers)(
    'asked of %s, streamed and whole, asked on and tried again',
    async (AImodule) => {
      const { token, id } = await person()
      const { id: QuestionId } = await question({ AImodule, Question: 'Skriv av texten.' })
      const text = fc.array(fc.oneof(madeUp, fc.lorem({ maxCount: 4 })), {
        minLength: 1,
        maxLength: 8,
      })
      const log = logged()
      const known: string[] = []
      await fc.assert(
        fc.asyncProperty(text, fc.boolean(), fc.boolean(), async (parts, isStreamed, isRetried) => {
          const FBody = `${isRetried ? 'prova-igen ' : ''}${crypto.randomUUID()} ${parts.join(', ')}`
          known.push(...findPersonalData(FBody).map(({ from, to }) => FBody.slice(from, to)))
          const input = { QuestionId, FBody }
          if (!isStreamed) {
            const { body } = await call('assistant.send', input, { token })
            expect(body.results.answer).toBe(FBody)
            const next = { ...input, FBody: `Än en gång: ${FBody}`, SvarId: body.results.SvarId }
            const again = await call('assistant.send', next, { token })
            expect(again.body.results.answer).toBe(next.FBody)
            return
          }
          const response = await send('assistant.send', input, {
            token,
            accept: 'text/event-stream',
          })
          const { events } = await eventsOf(response)
          const pieces = events.flatMap(({ event, data }) => (event === 'text' ? data.text : []))
          expect(pieces.join('')).toBe(FBody)
        }),
        { numRuns: Math.ceil(runs / providers.length), endOnFailure: true },
      )
      const everything = (await everythingOf(id)) + log() + provider.sent.join('\n')
      expect(known.length).toBeGreaterThan(5)
      for (const value of known) expect(everything).not.toContain(value)
    },
  )

  test('tested in the library, chatted, and gone on with', async () => {
    const { token, id } = await person({ Role: ADMIN })
    const { id: QuestionId } = await question({ Question: 'Skriv av.' })
    const value = '19850709-9805'
    const Body = `Gäller ${value}`
    const tried = await call('assistant.send', { QuestionId, Body }, { token })
    expect(tried.body.results).toMatchObject({ answer: Body, hidden: { PERSONNUMMER: 1 } })
    const newMessage = [{ role: 'user' as const, content: Body }]
    const chatted = await call('chatbot.send', { newMessage }, { token })
    expect(chatted.body.results.answer).toBe(Body)
    const Continues = `Om ${value} gäller`
    const longer = await call('assistant.send', { QuestionId, FBody: Body, Continues }, { token })
    expect(longer.status).toBe(200)
    expect((await everythingOf(id)) + provider.sent.join('\n')).not.toContain(value)
  })
})

test('what was hidden is counted by kind, in the answer, the record and what is kept', async () => {
  const { token, id } = await person()
  const { id: QuestionId } = await question()
  const input = { QuestionId, FBody: 'Anna, 850709-9805, 070-174 06 05', Hide: ['Anna'] }
  const { body } = await call('assistant.send', input, { token })
  const hidden = { PERSONNUMMER: 1, TELEFON: 1, DOLT: 1 }
  expect(body.results).toMatchObject({ answer: input.FBody, hidden })
  expect(await usageOf(id)).toMatchObject([{ hidden }])
  const kept = await call('answers.get', { id: body.results.SvarId }, { token })
  const masked = '[DOLT-1], [PERSONNUMMER-1], [TELEFON-1]'
  expect(kept.body.results.said).toMatchObject([{ asked: masked, answer: masked, hidden }])
})

test('words are hidden over the end of a line, and in a field that is shown otherwise than it was written', async () => {
  const { token } = await person()
  const { id: QuestionId } = await question({
    Question: 'Skriv till {{vem}}.',
    Fields: [field('vem')],
  })
  const [lines, spaced] = ['Anna Bergfors\nTallgatan 31', 'Otto\u00A0\u00A0Lindmalm']
  const input = {
    QuestionId,
    FBody: `Om ${lines}.`,
    Fields: JSON.stringify({ vem: `Hej ${spaced}` }),
    Hide: [lines, spaced],
  }
  const { status } = await call('assistant.send', input, { token })
  expect(status).toBe(200)
  const sent = provider.sent.join('\n')
  for (const part of ['Bergfors', 'Tallgatan', 'Lindmalm']) expect(sent).not.toContain(part)
})

test('whoever was chosen in the form stays hidden from what is asked on with, whatever else is', async () => {
  const { token } = await person()
  const { id: QuestionId } = await question({
    Question: 'Skriv till {{vem}}.',
    Fields: [field('vem', { kind: 'person' })],
  })
  const marked = Array.from({ length: limits.hiddenWords }, (_, at) => `ord${at}x`)
  const vem = 'Ylva Ekström <ylva.e@example.se>'
  const first = { QuestionId, Fields: JSON.stringify({ vem }), FBody: marked.join(), Hide: marked }
  const { body } = await call('assistant.send', first, { token })
  const Hide = [...peopleIn([{ key: 'vem', label: 'Vem', value: vem, person: true }]), ...marked]
  const next = {
    QuestionId,
    SvarId: body.results.SvarId,
    FBody: 'Hälsa till Ylva Ekström (ylva.e@example.se) och ord49x',
    Hide,
  }
  const again = await call('assistant.send', next, { token })
  expect(again.body.results.answer).toBe(next.FBody)
  for (const value of ['Ylva', 'ylva.e', 'ord49x']) {
    expect(provider.sent.join('\n')).not.toContain(value)
  }
})

test('asked twice under one name, it is answered with the values in their places', async () => {
  const { token } = await person()
  const { id: QuestionId } = await question()
  const input = { QuestionId, FBody: 'Till a@example.se', AnswerId: crypto.randomUUID() }
  const named = { ...input, AnswerId: '0199a0b0-0000-7000-8000-000000000001' }
  await call('assistant.send', named, { token })
  const { body } = await call('assistant.send', named, { token })
  expect(body.results.answer).toBe('Till a@example.se')
})

describe('a question that', () => {
  test('takes no personal data refuses it, and asks nobody', async () => {
    const { token } = await person()
    const { id: QuestionId } = await question({ PersonalData: 'stoppa' })
    const FBody = `${crypto.randomUUID()} 850709-9805`
    const refused = await call(
      'assistant.send',
      { QuestionId, FBody, Confirmed: 'true' },
      { token },
    )
    expect(refused.status).toBe(400)
    expect(refused.body.error.fields.FBody).toContain('personuppgifter')
    const words = { QuestionId, FBody: 'Om Anna', Hide: ['Anna'] }
    expect((await call('assistant.send', words, { token })).status).toBe(200)
    expect(provider.sent.join()).not.toContain(FBody.slice(0, 36))
  })

  test('takes none finds it in a line that looks like somebody chosen, too', async () => {
    const { token } = await person()
    const { id: QuestionId } = await question({
      PersonalData: 'stoppa',
      Question: 'Skriv till {{vem}} om {{vad}}.',
      Fields: [field('vem', { kind: 'person' }), field('vad')],
    })
    const chosen = 'Ylva Ekström <ylva.e@example.se>'
    const sending = (vad: string) => {
      const Fields = JSON.stringify({ vem: chosen, vad })
      return call('assistant.send', { QuestionId, FBody: '', Fields }, { token })
    }
    const refused = await sending('Anna Berg <anna.berg@example.se>')
    expect([refused.status, refused.body.error.fields?.FBody]).toEqual([
      400,
      expect.stringContaining('personuppgifter'),
    ])
    expect((await sending('en tid')).status).toBe(200)
  })

  test('warns is sent once its person has agreed, with everything hidden', async () => {
    const { token } = await person()
    const { id: QuestionId } = await question({ PersonalData: 'varna' })
    const input = { QuestionId, FBody: `Om 850709-9805` }
    const asked = await call('assistant.send', input, { token })
    expect([asked.status, asked.body.error.code]).toEqual([409, 'personal_data'])
    const sent = await call('assistant.send', { ...input, Confirmed: 'true' }, { token })
    expect(sent.body.results.answer).toBe(input.FBody)
  })
})
