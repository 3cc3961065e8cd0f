import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type {
  Compared,
  LibraryQuestion,
} from '../../../shared/contract/questions/questionLibrary.ts'
import { writeLibrary } from '../../../shared/rules/questionLibrary/libraryText.ts'
import { ADMIN } from '../../../shared/rules/permissions.ts'
import { field } from '../../../infra/testing/fields/forms.ts'
import { call } from '../../../infra/testing/functions/call.ts'
import { withFault } from '../../../infra/testing/functions/faults.ts'
import { person } from '../../../infra/testing/functions/people.ts'
import { ofItsOwn, usePortal } from '../../../infra/testing/functions/portal.ts'
import { logOf } from '../../../infra/testing/functions/records.ts'
import { threeTrials } from '../../../infra/testing/functions/trials.ts'
import { newQuestionId, questions } from '../../stores/questions/questions.ts'
import { drafts } from '../../stores/questions/drafts.ts'

usePortal(ofItsOwn)

const starter = readFileSync(
  new URL('../../../web/public/library/fragor.json', import.meta.url),
  'utf8',
)

async function administrator(Firstname = 'Karin') {
  const { token, id } = await person({ Role: ADMIN, Firstname, Lastname: 'Ek' })
  const compare = async (File: string) =>
    (await call('questions.compare', { File }, { token })).body.results
  return {
    token,
    id,
    compare,
    out: async (): Promise<string> => {
      const found: LibraryQuestion[] = []
      let after: string | undefined
      do {
        const { body } = await call('questions.takeOut', { after }, { token })
        found.push(...body.results)
        after = body.next
      } while (after !== undefined)
      return writeLibrary(found)
    },
    row: async (File: string, wanted: string): Promise<Compared> =>
      (await compare(File)).rows.find((one: Compared) => one.id === wanted),
    takeIn: async (File: string, ...Chosen: { id: string; DaytoUpdate?: string }[]) => {
      const { status, body } = await call('questions.takeIn', { File, Chosen }, { token })
      return status === 200 ? body.results.map(({ is }: { is: string }) => is) : status
    },
    publish: async (of: string, Reason = 'Ur biblioteket') => {
      const { DaytoUpdate = '' } = (await drafts.latest(of)) ?? {}
      return call('questions.publish', { id: of, DaytoUpdate, Reason }, { token })
    },
    save: (given: Record<string, unknown>) => call('questions.saveDraft', given, { token }),
    remove: (of: string) =>
      call('questions.delete', { DelQuestion: JSON.stringify({ id: of }) }, { token }),
  }
}

/** A question of a file that no portal has yet. */
const traveller = (more: Partial<LibraryQuestion> = {}): LibraryQuestion => ({
  id: newQuestionId(),
  QuestionLabel: 'Hälsning',
  subtext: 'Till vem?',
  Category: 'Skriva',
  Ordering: 70,
  InfoClass: 'öppen',
  PersonalData: 'varna',
  AImodule: 'ChatGPT',
  GPTV: 'gpt-6-luna',
  FollowUps: ['Kortare'],
  Question: 'Skriv till {{namn}}',
  Fields: [field('namn', { label: 'Namn' })],
  Trials: threeTrials.map((trial) => ({
    ...trial,
    checks: trial.checks.map((check) => ({ text: '', ...check })),
  })),
  ...more,
})

test('out, into an empty portal, out again: the same bytes, however often', async () => {
  const { out, compare, takeIn, publish, remove } = await administrator()
  expect(JSON.parse(await out()).questions).toEqual([])
  const ids: string[] = JSON.parse(starter).questions.map(({ id }: { id: string }) => id)
  for (let round = 0; round < 2; round++) {
    const { isEdited, rows } = await compare(starter)
    expect([isEdited, rows.length]).toEqual([false, 20])
    expect(new Set(rows.map((row: Compared) => `${row.is} ${row.notes.length}`))).toEqual(
      new Set(['new 0']),
    )
    const taken = await takeIn(starter, ...ids.toReversed().map((id) => ({ id })))
    expect(new Set(taken)).toEqual(new Set(['taken']))
    expect(await questions.get(ids[0] ?? '')).toBeUndefined()
    for (const id of ids.toReversed()) expect((await publish(id)).status).toBe(200)
    expect(await out()).toBe(starter)
    expect(
      (await compare(starter)).rows.every(({ is, Draft }: Compared) => is === 'same' && !Draft),
    ).toBe(true)
    for (const id of ids) expect((await remove(id)).status).toBe(200)
  }
})

test('what is live stays as it is, and the trials of both are told apart', async () => {
  const karin = await administrator()
  const one = traveller()
  const first = await writeLibrary([one])
  await karin.takeIn(first, { id: one.id })
  await karin.publish(one.id)
  const [trial] = one.Trials
  const changed = { ...one, Ordering: 5, Trials: [{ ...trial!, name: 'Till någon annan' }] }
  const second = await writeLibrary([changed])
  const row = await karin.row(second, one.id)
  expect(row).toMatchObject({ is: 'changed', File: changed, Live: one })
  expect(await karin.takeIn(second, { id: one.id })).toEqual(['taken'])
  expect(await questions.latest(one.id)).toMatchObject({ Ordering: 70 })
  expect(await karin.row(second, one.id)).toMatchObject({
    is: 'changed',
    Draft: { name: 'Karin Ek', isSame: true },
  })
  await karin.publish(one.id)
  expect(await questions.latest(one.id)).toMatchObject({ Ordering: 5 })
  expect(await karin.row(second, one.id)).toMatchObject({ is: 'same' })
  // A question that only this portal has is told of, and stays.
  expect(await karin.row(await writeLibrary([]), one.id)).toMatchObject({
    is: 'missing',
    notes: [],
  })
  expect((await logOf(karin.id)).map(({ message }) => message)).toContain(
    'Tog in frågan ”Hälsning” som utkast',
  )
})

test('taking in the same again writes nothing, and what the studio saves keeps its place', async () => {
  const karin = await administrator()
  const one = traveller()
  const file = await writeLibrary([one])
  expect(await karin.takeIn(file, { id: one.id }, { id: one.id })).toEqual(['taken', 'taken'])
  const before = await drafts.latest(one.id)
  expect(await karin.takeIn(file, { id: one.id })).toEqual(['taken'])
  expect(await drafts.latest(one.id)).toEqual(before)
  const { by: _, DaytoUpdate, Ordering: __, ...texts } = before!
  await karin.save({ ...texts, DaytoUpdate })
  expect(await drafts.latest(one.id)).toEqual(before)
  await karin.save({ ...texts, subtext: 'Vem?', DaytoUpdate })
  expect(await drafts.latest(one.id)).toMatchObject({ subtext: 'Vem?', Ordering: 70 })
})

test('a draft that lies there is kept until whoever has seen it chooses to replace it', async () => {
  const [karin, erik] = [await administrator(), await administrator('Erik')]
  const one = traveller()
  const file = await writeLibrary([one])
  await erik.takeIn(file, { id: one.id })
  const { DaytoUpdate = '' } = (await drafts.latest(one.id)) ?? {}
  await erik.save({ id: one.id, QuestionLabel: 'Eriks egen', DaytoUpdate })
  const { Draft } = await karin.row(file, one.id)
  expect(Draft).toMatchObject({ name: 'Erik Ek', isSame: false })
  expect(await karin.takeIn(file, { id: one.id })).toEqual(['kept'])
  expect(await karin.takeIn(file, { id: one.id, DaytoUpdate })).toEqual(['kept'])
  expect(await drafts.latest(one.id)).toMatchObject({ QuestionLabel: 'Eriks egen' })
  const seen = Draft?.DaytoUpdate ?? ''
  expect(await karin.takeIn(file, { id: one.id, DaytoUpdate: seen })).toEqual(['taken'])
  expect(await drafts.latest(one.id)).toMatchObject({ QuestionLabel: 'Hälsning', by: karin.id })
  expect((await karin.save({ id: one.id, DaytoUpdate: seen })).status).toBe(409)
})

test('two administrators at once make one draft of each question', async () => {
  const [karin, erik] = [await administrator(), await administrator('Erik')]
  const some = Array.from({ length: 5 }, (_, at) => traveller({ QuestionLabel: `Brev ${at}` }))
  const ids = some.map(({ id }) => ({ id }))
  const [one, other] = [
    await writeLibrary(some),
    await writeLibrary(some.map((q) => ({ ...q, subtext: 'B' }))),
  ]
  const both = await Promise.all([karin.takeIn(one, ...ids), erik.takeIn(other, ...ids)])
  for (const [at, { id }] of some.entries()) {
    expect(new Set([both[0][at], both[1][at]])).toEqual(new Set(['kept', 'taken']))
    expect(['Till vem?', 'B']).toContain((await drafts.latest(id))?.subtext)
  }
})

test('whoever dies over it has whole drafts, and the same once more makes the others', async () => {
  const karin = await administrator()
  const some = Array.from({ length: 3 }, (_, at) => traveller({ QuestionLabel: `Brev ${at}` }))
  const file = await writeLibrary(some)
  const ids = some.map(({ id }) => ({ id }))
  for (let after = 0; after < 12; after += 3) {
    await withFault({ after, kind: 'crash' }, () => karin.takeIn(file, ...ids).catch(() => {}))
    const begun = await Promise.all(ids.map(({ id }) => drafts.latest(id)))
    for (const draft of begun) if (draft) expect(draft.Trials).toHaveLength(3)
  }
  expect(await karin.takeIn(file, ...ids)).toEqual(['taken', 'taken', 'taken'])
  const { rows } = await karin.compare(file)
  expect(rows.slice(0, 3).map(({ Draft }: Compared) => Draft?.isSame)).toEqual([true, true, true])
})

test('a class, a service and a model that the portal does not have are told, and others taken', async () => {
  const karin = await administrator()
  const one = traveller({ InfoClass: 'hemlig', AImodule: 'Bedrock', GPTV: 'nova' })
  const two = traveller({ GPTV: 'gpt-5' })
  const file = await writeLibrary([one, two])
  expect((await karin.row(file, one.id)).notes).toEqual([
    { about: 'class', wanted: 'hemlig', taken: 'känslig' },
    { about: 'service', wanted: 'Bedrock' },
  ])
  expect((await karin.row(file, two.id)).notes).toEqual([
    { about: 'model', wanted: 'gpt-5', taken: 'gpt-3.5-turbo-16k' },
  ])
  await karin.takeIn(file, { id: one.id }, { id: two.id })
  expect(await drafts.latest(one.id)).toMatchObject({ InfoClass: 'känslig', AImodule: 'Bedrock' })
  expect((await karin.publish(one.id)).status).toBe(400)
  expect((await karin.publish(two.id)).status).toBe(200)
  expect((await karin.row(file, two.id)).is).toBe('same')
})

test('what is no library changes nothing, and says why', async () => {
  const karin = await administrator()
  const said = async (File: string) => {
    const { status, body } = await call('questions.compare', { File }, { token: karin.token })
    return [status, body.error.fields?.File]
  }
  expect(await said('hej')).toEqual([400, expect.stringContaining('inte JSON')])
  expect(await said(' '.repeat(1_500_001))).toEqual([400, 'Filen är för stor.'])
  expect(await said('')).toEqual([400, 'Filen är tom.'])
  expect(await said(`{"format":2,"questions":[]}`)).toEqual([
    400,
    expect.stringContaining('nyare än portalens'),
  ])
  const file = await writeLibrary([traveller()])
  expect(await karin.takeIn(file)).toBe(400)
  expect(await karin.takeIn(`${file}x`, { id: 'q' })).toBe(400)
  expect(await karin.takeIn(file, { id: 'borta' })).toEqual(['unknown'])
  expect(await drafts.latest('borta')).toBeUndefined()
  const large = 'x'.repeat(2_200_000)
  expect((await call('questions.compare', { File: large }, { token: karin.token })).status).toBe(
    413,
  )
})
