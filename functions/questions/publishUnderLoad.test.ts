import { setTimeout as after } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Question } from '../../shared/contract/questions/question.ts'
import { versionOf } from '../../shared/rules/questions/library.ts'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { field } from '../../infra/testing/fields/forms.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { crowdOf, person } from '../../infra/testing/functions/people.ts'
import { portal, usePortal } from '../../infra/testing/functions/portal.ts'
import { usageOf } from '../../infra/testing/functions/records.ts'
import { questions } from '../stores/questions/questions.ts'
import { versions } from '../stores/questions/versions.ts'

usePortal()

/** Two ways of the same question: text, form and length go together. */
const ways = {
  a: { Question: 'Skriv kort om {{amne}}', Fields: [field('amne')], Wishes: { length: 'kort' } },
  b: { Question: 'Skriv långt om {{sak}}', Fields: [field('sak')], Wishes: { length: 'lång' } },
} satisfies Record<string, Partial<Question>>

const known = {
  a: ['[uppgiften amne]', 'namn="amne"', 'omkring 150 ord'],
  b: ['[uppgiften sak]', 'namn="sak"', 'omkring 1000 ord'],
}

/** Which way a call to the provider was asked: by its text, its form and its length. */
function waysIn(word: string): string[] {
  // From the end: others have sent long texts before.
  const found = portal()
    .standIn.getRequests()
    .findLast(({ body }) => JSON.stringify(body).includes(word))
  const sent = found && JSON.stringify(found.body)
  return [0, 1, 2].map((part) =>
    (['a', 'b'] as const)
      .filter((way) => sent?.includes(JSON.stringify(known[way][part]).slice(1, -1)))
      .join(''),
  )
}

test('while a question is published and rolled back, each answer is asked one version, whole, and names it', async () => {
  const { token } = await person({ Role: ADMIN })
  const begun = await call('questions.saveDraft', { QuestionLabel: 'Skriv', ...ways.a }, { token })
  const { id } = begun.body.results
  const publish = (DaytoUpdate: string) =>
    call('questions.publish', { id, DaytoUpdate, Reason: 'Prov under last' }, { token })
  expect((await publish(begun.body.results.DaytoUpdate)).status).toBe(200)

  const people = await crowdOf(12)
  const over = new AbortController()
  const asked: { by: string; version: string | undefined; were: string[] }[] = []

  async function askOnAndOn(one: (typeof people)[number], at: number) {
    for (let time = 0; !over.signal.aborted; time++) {
      const word = `under-last-${at}-${time}-`
      const answer = await call('assistant.send', { QuestionId: id, FBody: word }, one)
      expect(answer.status).toBe(200)
      const { version } = answer.body.results.receipt
      asked.push({ by: one.id, version, were: waysIn(word) })
    }
  }

  /** What administrators do meanwhile: another version, and back to the first. */
  async function changeAndBack() {
    const first = versionOf((await questions.latest(id))!)
    for (let round = 0; round < 4; round++) {
      const live = (await questions.latest(id))!
      const draft = await call(
        'questions.saveDraft',
        { id, QuestionLabel: 'Skriv', ...ways.b, Base: versionOf(live) },
        { token },
      )
      expect((await publish(draft.body.results.DaytoUpdate)).status).toBe(200)
      await after(120)
      const { DaytoUpdate } = (await questions.latest(id))!
      const back = await call('questions.restore', { id, version: first, DaytoUpdate }, { token })
      expect(back.status).toBe(200)
      await after(120)
    }
    over.abort()
  }

  await Promise.all([changeAndBack(), ...people.map(askOnAndOn)])

  const { sdate } = (await questions.latest(id))!
  const ofVersion = new Map(
    (await versions.page(id)).value.map(({ version, Question: { Question: text } }) => [
      version,
      text === ways.a.Question ? 'a' : 'b',
    ]),
  )
  for (const { version = sdate, were } of asked) {
    const way = ofVersion.get(version)
    expect(were).toEqual([way, way, way])
  }
  expect(new Set(asked.map(({ were: [text] }) => text))).toEqual(new Set(['a', 'b']))
  // What the records name is what their people were told.
  for (const { id: by } of people) {
    const told = asked.filter((one) => one.by === by).map(({ version = '' }) => version)
    const recorded = (await usageOf(by)).map(({ version = '' }) => String(version))
    expect(recorded.toSorted()).toEqual(told.toSorted())
  }
}, 120_000)
