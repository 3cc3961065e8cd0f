import { expect, test } from 'vitest'
import { ADMIN } from '../../../shared/rules/permissions.ts'
import { questionLimits } from '../../../shared/questionLimits.ts'
import { call } from '../../../infra/testing/functions/call.ts'
import { noticesOf } from '../../../infra/testing/functions/notifications.ts'
import { person } from '../../../infra/testing/functions/people.ts'
import { ofItsOwn, usePortal } from '../../../infra/testing/functions/portal.ts'
import { logOf } from '../../../infra/testing/functions/records.ts'
import { drafts } from '../../stores/questions/drafts.ts'
import { newQuestionId, questions } from '../../stores/questions/questions.ts'

usePortal(ofItsOwn)

const given = {
  Subject: 'Svar på medborgarförslag',
  Body: 'Skriv ett vänligt svar, med vad som händer nu.',
  FBody: 'Fler bänkar i parken',
}

const kim = () => person({ Firstname: 'Kim', Lastname: 'Ek' })
const propose = async ({ token }: { token: string }, more: object = {}) =>
  (await call('questions.propose', { ...given, ...more }, { token })).body.results
const listOf = async ({ token }: { token: string }) =>
  (await call('questions.proposals', {}, { token })).body.results
const take = ({ token }: { token: string }, id: string) =>
  call('questions.takeProposal', { id }, { token })
const drop = ({ token }: { token: string }, id: string, Reason = '') =>
  call('questions.dropProposal', { id, Reason }, { token })

test('a proposal is read by every administrator, and by nobody else but whoever sent it', async () => {
  const [staff, other, one] = [await kim(), await person(), await person({ Role: ADMIN })]
  const two = await person({ Role: ADMIN })
  const sent = await propose(staff)
  expect(sent).toMatchObject({ ...given, name: 'Kim Ek', own: true, taken: false })
  expect(await listOf(staff)).toEqual([sent])
  expect(await listOf(other)).toEqual([])
  expect(await listOf(one)).toContainEqual({ ...sent, own: false })
  for (const reader of [one, two]) {
    expect(await noticesOf(reader)).toMatchObject([
      {
        Name: 'Kim Ek',
        message: 'Föreslog frågan ”Svar på medborgarförslag”',
        about: { kind: 'proposal', id: sent.id },
      },
    ])
  }
  expect(await noticesOf(other)).toEqual([])
  expect((await logOf(staff.id)).at(-1)?.['message']).toBe(
    'Föreslog frågan ”Svar på medborgarförslag”',
  )
})

test('a proposal becomes a draft with its example as a trial, then a question that says who proposed it', async () => {
  const [staff, administrator] = [await kim(), await person({ Role: ADMIN, Firstname: 'Karin' })]
  const { token } = administrator
  const { id } = await propose(staff)
  expect((await take(administrator, id)).body.results).toEqual({ id })
  const studio = await call('questions.studio', { id }, { token })
  expect(studio.body.results.Draft).toMatchObject({
    QuestionLabel: given.Subject,
    Question: given.Body,
    Trials: [{ name: 'Förslagets exempel', FBody: given.FBody }],
    Base: '',
  })
  expect(await listOf(staff)).toMatchObject([{ id, taken: true }])
  // Whoever got no reply is led to it, and nobody else takes it.
  expect((await take(administrator, id)).body.results).toEqual({ id })
  expect((await take(await person({ Role: ADMIN }), id)).body.error.code).toBe('changed')

  const { DaytoUpdate, name: _, ...texts } = studio.body.results.Draft
  const saved = await call(
    'questions.saveDraft',
    { ...texts, subtext: 'Klistra in förslaget.', DaytoUpdate },
    { token },
  )
  const published = await call(
    'questions.publish',
    { id, DaytoUpdate: saved.body.results.DaytoUpdate, Reason: 'Behövs nu' },
    { token },
  )
  expect([published.status, published.body.results.ProposedBy]).toEqual([200, staff.id])
  expect(await listOf(staff)).toEqual([])
  expect(await noticesOf(staff)).toMatchObject([
    {
      message: 'Publicerade en fråga som du har föreslagit: ”Svar på medborgarförslag”',
      about: { kind: 'question', id },
    },
  ])
  const opened = await call('assistant.question', { id }, { token: staff.token })
  expect(opened.body.results.ProposedBy).toBe('Kim Ek')
  const { body: lobby } = await call('assistant.questions', {}, { token: staff.token })
  expect(lobby.results.find((card: { id: string }) => card.id === id)).toMatchObject({
    Proposed: true,
  })
  // A change and a way back leave whose it was; whoever is gone has no name.
  await call('questions.update', { Question: { id, subtext: 'Nytt' } }, { token })
  expect((await questions.latest(id))?.ProposedBy).toBe(staff.id)
  await call('users.delete', { id: staff.id }, { token })
  const later = await call('assistant.question', { id }, { token })
  expect(later.body.results.ProposedBy).toBe('Borttagen användare')
})

test('a proposal with what looks like markup loses none of its words on its way to the model', async () => {
  const [staff, administrator] = [await kim(), await person({ Role: ADMIN })]
  const Body = 'Svara på <kundens fråga> nu.\n\n1 < 2 & 3 > 2, &amp; så vidare'
  const { id } = await propose(staff, { Body })
  await take(administrator, id)
  const { DaytoUpdate } = (await drafts.latest(id))!
  const publish = { id, DaytoUpdate, Reason: 'Behövs' }
  expect((await call('questions.publish', publish, administrator)).status).toBe(200)
  expect(questions.textOf((await questions.latest(id))!)).toBe(Body)
})

test('a draft that is thrown away leaves its proposal to be answered', async () => {
  const [staff, administrator] = [await kim(), await person({ Role: ADMIN })]
  const { token } = administrator
  const { id } = await propose(staff)
  await take(administrator, id)
  const { body } = await call('questions.studio', { id }, { token })
  const { DaytoUpdate } = body.results.Draft
  await call('questions.dropDraft', { id, DaytoUpdate }, { token })
  expect(await listOf(staff)).toMatchObject([{ id, taken: false }])
})

test('a no needs a reason, which its sender is told; one’s own is taken back without a word', async () => {
  const [staff, administrator] = [await kim(), await person({ Role: ADMIN })]
  const [declined, back] = [await propose(staff), await propose(staff, { Subject: 'En till' })]
  const { status, body } = await drop(administrator, declined.id)
  expect([status, body.error.fields]).toEqual([400, { Reason: 'Skriv varför.' }])
  expect((await drop(administrator, declined.id, 'Den finns redan')).status).toBe(200)
  expect((await drop(administrator, declined.id, 'Den finns redan')).status).toBe(404)
  expect((await drop(staff, back.id)).body.message).toBe('Förslaget är tillbakataget.')
  const left: { id: string }[] = await listOf(administrator)
  expect(left.filter(({ id }) => id === declined.id || id === back.id)).toEqual([])
  expect((await noticesOf(staff)).map(({ message }) => message)).toEqual([
    'Tackade nej till ditt förslag ”Svar på medborgarförslag”: Den finns redan',
  ])
})

test('what somebody works on is not declined; what was declined meanwhile becomes no draft', async () => {
  const [staff, administrator] = [await kim(), await person({ Role: ADMIN })]
  const { id } = await propose(staff)
  await take(administrator, id)
  const other = await person({ Role: ADMIN })
  const { status, body } = await drop(other, id, 'Nej')
  expect([status, body.error]).toEqual([
    409,
    {
      code: 'begun',
      error:
        'Det finns redan ett utkast av förslaget. Den som vill tacka nej slänger utkastet först.',
    },
  ])
  expect(await noticesOf(staff)).toEqual([])
  // At the same moment one of them is told.
  for (let round = 0; round < 4; round++) {
    const sent = await propose(staff, { Subject: `Nummer ${round}` })
    const both = await Promise.all([take(administrator, sent.id), drop(other, sent.id, 'Nej')])
    expect(both.filter((one) => one.status === 200)).toHaveLength(1)
    const [taken, dropped] = both
    if (taken.status === 200) expect(dropped.body.error.code).toBe('begun')
    const draft = await drafts.latest(sent.id)
    expect((await listOf(staff)).some((one: any) => one.id === sent.id)).toBe(draft !== undefined)
    await drop(staff, sent.id)
  }
})

test('nobody drops, or learns of, a colleague’s proposal', async () => {
  const [staff, other] = [await kim(), await person()]
  const { id } = await propose(staff)
  expect((await drop(other, id)).status).toBe(404)
  expect((await take(other, id)).status).toBe(403)
  expect(await listOf(staff)).toHaveLength(1)
})

test('personal data in a proposal is not kept, nor told to anybody', async () => {
  const [staff, administrator] = [await kim(), await person({ Role: ADMIN })]
  const sent = await propose(staff, {
    Subject: 'Svar till 19121212-1212',
    FBody: 'Personnummer 19121212-1212, mejl anna@example.se',
  })
  expect(sent).toMatchObject({
    Subject: 'Svar till [PERSONNUMMER-1]',
    FBody: 'Personnummer [PERSONNUMMER-1], mejl [E-POST-1]',
  })
  const read = [await listOf(administrator), await noticesOf(administrator), await logOf(staff.id)]
  expect(JSON.stringify(read)).not.toMatch(/19121212|anna@/)
})

test('a proposal that is sent again since no reply came is one, and is told of once', async () => {
  const [staff, administrator] = [await kim(), await person({ Role: ADMIN })]
  const NewId = newQuestionId()
  const { id } = await propose(staff, { NewId })
  expect((await propose(staff, { NewId })).id).toBe(id)
  expect(await listOf(staff)).toHaveLength(1)
  expect(await noticesOf(administrator)).toHaveLength(1)
  const changed = await propose(staff, { NewId, FBody: 'Fler träd' })
  await propose(staff, { NewId, FBody: 'Fler träd' })
  expect((await listOf(staff)).map((one: any) => one.FBody).toSorted()).toEqual([
    given.FBody,
    changed.FBody,
  ])
})

test('a proposal that is sent several times at once is one', async () => {
  const [staff, administrator] = [await kim(), await person({ Role: ADMIN })]
  const again = { ...given, NewId: newQuestionId() }
  const sends = Array.from({ length: 4 }, () =>
    call('questions.propose', again, { token: staff.token }),
  )
  const answers = await Promise.all(sends)
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const [only] = await listOf(staff)
  expect(answers.map(({ body }) => body.results)).toEqual([only, only, only, only])
  expect(await listOf(staff)).toHaveLength(1)
  expect(await noticesOf(administrator)).toHaveLength(1)
})

test('what is sent again once it has been published is another proposal, not one of that question', async () => {
  const [staff, administrator] = [await kim(), await person({ Role: ADMIN })]
  const NewId = newQuestionId()
  const { id } = await propose(staff, { NewId })
  await take(administrator, id)
  const { token } = administrator
  const { DaytoUpdate } = (await call('questions.studio', { id }, { token })).body.results.Draft
  const publish = { id, DaytoUpdate, Reason: 'Behövs' }
  expect((await call('questions.publish', publish, { token })).status).toBe(200)
  expect((await propose(staff, { NewId })).id).not.toBe(id)
})

test.each([
  [{ Subject: ' ' }, 'Subject', 'Skriv vad frågan gäller.'],
  [{ Body: '' }, 'Body', 'Beskriv vad du vill få hjälp med.'],
  [{ Body: 'x'.repeat(questionLimits.proposalText + 1) }, 'Body', 'Högst 2000 tecken.'],
  [{ FBody: 'x'.repeat(questionLimits.trialText + 1) }, 'FBody', 'Högst 5000 tecken.'],
])('what cannot be a proposal is refused and not kept: %#', async (more, field, text) => {
  const staff = await kim()
  const { token } = staff
  const { status, body } = await call('questions.propose', { ...given, ...more }, { token })
  expect([status, body.error.fields]).toEqual([400, { [field]: text }])
  expect(await listOf(staff)).toEqual([])
})

test('nobody has more proposals waiting than somebody can answer', async () => {
  const staff = await kim()
  for (let at = 0; at < questionLimits.ownProposals; at++) await propose(staff)
  const { status, body } = await call('questions.propose', given, { token: staff.token })
  expect([status, body.error.code]).toEqual([409, 'too_many_proposals'])
  expect(await listOf(staff)).toHaveLength(questionLimits.ownProposals)
})
