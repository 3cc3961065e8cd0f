import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  type Compared,
  libraryLimits,
  type LibraryQuestion,
} from '../../../shared/contract/questions/questionLibrary.ts'
import { serverLimits } from '../../../shared/serverLimits.ts'
import { questionLimits } from '../../../shared/questionLimits.ts'
import { writeLibrary } from '../../../shared/rules/questionLibrary/libraryText.ts'
import { ADMIN } from '../../../shared/rules/permissions.ts'
import { send } from '../../../infra/testing/functions/call.ts'
import { withFault } from '../../../infra/testing/functions/faults.ts'
import { person } from '../../../infra/testing/functions/people.ts'
import { ofItsOwn, usePortal } from '../../../infra/testing/functions/portal.ts'
import { logOf } from '../../../infra/testing/functions/records.ts'
import { drafts } from '../../stores/questions/drafts.ts'
import { questions } from '../../stores/questions/questions.ts'
import { versions } from '../../stores/questions/versions.ts'

usePortal(ofItsOwn)

const { questions: starter, ...outside } = JSON.parse(
  readFileSync(new URL('../../../web/public/library/fragor.json', import.meta.url), 'utf8'),
)

const wanted = 2_000
const inAPart = 200

/** A file of two thousand questions in the parts in which a page sends it. */
const parts = Array.from({ length: wanted / inAPart }, (_, part) => {
  const some = Array.from({ length: inAPart }, (_none, at) => {
    const number = part * inAPart + at
    return { ...starter[number % starter.length], id: `stor-${number}` }
  })
  return { File: JSON.stringify({ ...outside, questions: some }), ids: some.map(({ id }) => id) }
})

/** A call whose answer is looked at as Lambda does. */
async function sized(
  name: 'questions.compare' | 'questions.takeIn' | 'questions.takeOut',
  input: Record<string, unknown>,
  token: string,
) {
  expect(Buffer.byteLength(JSON.stringify(input))).toBeLessThan(serverLimits.jsonBytes)
  const began = performance.now()
  const response = await send(name, input, { token })
  const text = await response.text()
  const bytes = Buffer.byteLength(text)
  expect(bytes).toBeLessThan(serverLimits.lambdaPayloadBytes)
  expect(performance.now() - began).toBeLessThan(serverLimits.gatewayTimeoutMs)
  return { status: response.status, bytes, ...JSON.parse(text) }
}

test('two thousand questions are taken in within what calls carry, and a kill in the middle leaves no doubles', async () => {
  const { token, id } = await person({ Role: ADMIN })
  async function takeIn() {
    const said: number[] = []
    for (const { File, ids } of parts) {
      for (let from = 0; from < ids.length; from += libraryLimits.taken) {
        const Chosen = ids
          .slice(from, from + libraryLimits.taken)
          .map((one) => ({ id: one, DaytoUpdate: '' }))
        const { status } = await sized('questions.takeIn', { File, Chosen }, token)
        said.push(status)
        // As a page does.
        if (status !== 200) return said
      }
    }
    return said
  }
  const first = parts[0]?.File ?? ''
  const { results } = await sized('questions.compare', { File: first }, token)
  expect(results.rows.every(({ is }: Compared) => is === 'new')).toBe(true)

  let killed: number[] = []
  await withFault({ after: 600, kind: 'crash' }, async () => {
    killed = await takeIn()
  })
  expect(killed.at(-1)).toBe(500)
  const some = await drafts.all()
  expect(some.length).toBeGreaterThan(0)
  expect(some.length).toBeLessThan(wanted)

  expect(new Set(await takeIn())).toEqual(new Set([200]))
  const all = await drafts.all()
  expect(all).toHaveLength(wanted)
  // What was a draft stayed the one that it was.
  const now = new Map(all.map((one) => [one.id, one.DaytoUpdate]))
  expect(some.every((one) => now.get(one.id) === one.DaytoUpdate)).toBe(true)
  const told = (await logOf(id)).filter(({ message }) => message.startsWith('Tog in frågan'))
  expect(told).toHaveLength(wanted)
  const last = parts.at(-1)?.File ?? ''
  const again = await sized('questions.compare', { File: last, From: wanted - inAPart }, token)
  expect(again.results.rows.every(({ Draft }: Compared) => Draft?.isSame)).toBe(true)
}, 180_000)

async function publish({ Trials, ...texts }: LibraryQuestion) {
  const added = { ...texts, sdate: new Date().toISOString(), DaytoUpdate: '' }
  const first = versions.put(added, { by: '', Reason: '', Trials, Nr: 1 })
  await questions.add(added, undefined, undefined, [first])
}

async function publishAll(given: LibraryQuestion[]) {
  for (let from = 0; from < given.length; from += 10) {
    await Promise.all(given.slice(from, from + 10).map(publish))
  }
}

test('a library that no single answer could carry is taken out in parts, each question once and whole', async () => {
  const { token } = await person({ Role: ADMIN })
  const given: LibraryQuestion[] = Array.from({ length: 410 }, (_, at) => ({
    ...starter[at % starter.length],
    id: `ut-${at}`,
    // As long as a text may be, 150 of them are six million bytes.
    Question: at < 150 ? 'Å'.repeat(questionLimits.questionText) : 'Kort.',
  }))
  await publishAll(given)
  const found: LibraryQuestion[] = []
  let after: string | undefined
  do {
    const { status, bytes, results, next } = await sized('questions.takeOut', { after }, token)
    expect(status).toBe(200)
    // Each of these letters is two bytes.
    expect(bytes).toBeLessThan(2 * libraryLimits.inAPart.characters)
    found.push(...results)
    // What goes meanwhile is no longer there to go on from.
    if (after === undefined) {
      const gone = { DelQuestion: JSON.stringify({ id: next }) }
      expect((await send('questions.delete', gone, { token })).status).toBe(200)
    }
    after = next
  } while (after !== undefined)
  expect(await writeLibrary(found)).toBe(await writeLibrary(given))
}, 180_000)

test('a short file beside long questions is compared in answers that a call carries, until each was seen', async () => {
  const { token } = await person({ Role: ADMIN })
  const short: LibraryQuestion[] = Array.from({ length: 160 }, (_, at) => ({
    ...starter[at % starter.length],
    id: `jfr-${at}`,
    Question: 'Kort.',
    Fields: [],
    Trials: [],
  }))
  await publishAll(short.map((one) => ({ ...one, Question: 'Å'.repeat(20_000) })))
  const seen: string[] = []
  let left = short
  while (left.length > 0) {
    const File = await writeLibrary(left)
    const { results, bytes } = await sized('questions.compare', { File }, token)
    expect(bytes).toBeLessThan(1_000_000)
    const changed: Compared[] = results.rows.filter(({ is }: Compared) => is === 'changed')
    expect(changed).toHaveLength(left.length)
    const whole = changed.filter(({ Live }) => Live)
    expect(whole.every(({ isCut }) => !isCut)).toBe(true)
    seen.push(...whole.map(({ id }) => id))
    const cut = new Set(changed.flatMap(({ id, isCut }) => (isCut ? [id] : [])))
    expect(whole.length + cut.size).toBe(left.length)
    expect(whole.length).toBeGreaterThan(0)
    left = left.filter(({ id }) => cut.has(id))
  }
  expect(seen.toSorted()).toEqual(short.map(({ id }) => id).toSorted())
}, 180_000)

test('what is wrong with a question is told by its place in the whole file', async () => {
  const { token } = await person({ Role: ADMIN })
  const File = JSON.stringify({ ...outside, questions: [{ ...starter[0], QuestionLabel: ' ' }] })
  const response = await send('questions.compare', { File, From: 250 }, { token })
  const { error }: any = await response.json()
  expect(error.fields.File).toBe('Fråga 251: QuestionLabel: Måste fyllas i.')
})
