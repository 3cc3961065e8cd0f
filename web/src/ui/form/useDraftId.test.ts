import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drafts } from '../../api/drafts.ts'
import { articles, paste } from '../../testing/articles.tsx'
import { library } from '../../testing/library.ts'
import { lobby } from '../../testing/lobby.ts'
import { reload } from '../../testing/open.tsx'
import { anna, refusal, serve } from '../../testing/server.ts'

type Answers = Parameters<typeof serve>[0]
type Person = Awaited<ReturnType<typeof reload>>

const inDialog = async () => within(await screen.findByRole('dialog'))

async function writeIn(person: Person, ...labels: RegExp[]) {
  const dialog = await inDialog()
  for (const label of labels) await person.type(await dialog.findByLabelText(label), 'Ny')
}

/** Each form whose thing has an id before it is sent: how it is opened, filled in and sent. */
const forms = {
  article: {
    start: (answers: Answers) => articles(answers, '/Dokument/ny', true),
    fillIn: async (person: Person) => {
      await writeIn(person, /^Rubrik/)
      paste(await screen.findByRole('textbox', { name: 'Innehåll' }), '<p>Text</p>')
    },
    address: '/Dokument/ny',
    opener: undefined,
    save: 'Publicera',
    call: 'PUT /v1/Dokument/Add',
    name: 'id',
  },
  question: {
    start: (answers: Answers) => library(answers),
    fillIn: (person: Person) => writeIn(person, /^Rubrik/, /^Fråga/),
    address: '/fragor',
    opener: 'Ny fråga',
    save: 'Spara',
    call: 'PUT /v1/Question/Add',
    name: 'NewId',
  },
  proposal: {
    start: (answers: Answers) => {
      serve(answers)
      return lobby()
    },
    fillIn: (person: Person) => writeIn(person, /^Vad gäller frågan/, /^Vad vill du få hjälp med/),
    address: '/Lobby',
    opener: 'Föreslå en fråga',
    save: 'Skicka förslaget',
    call: 'PUT /v1/Question/propose',
    name: 'NewId',
  },
}

type Form = (typeof forms)[keyof typeof forms]

/** A form is sent to a server that gives no reply: what was sent, and how it is come to after a reload, and sent. */
async function unanswered({ start, address, opener, save, call }: Form) {
  const sent: Record<string, unknown>[] = []
  await start({
    [call]: async (request) => {
      sent.push(await request.json())
      return refusal(503, 'Försök igen om en stund.')
    },
  })
  async function send(person: Person) {
    const before = sent.length
    await person.click((await inDialog()).getByRole('button', { name: save }))
    await waitFor(() => expect(sent).toHaveLength(before + 1))
    await screen.findByText('Försök igen om en stund.')
  }
  async function come() {
    const person = await reload(address)
    if (opener) await person.click(await screen.findByRole('button', { name: opener }))
    await inDialog()
    return person
  }
  const beginAnew = async (person: Person) =>
    person.click((await inDialog()).getByRole('button', { name: 'Börja om' }))
  return { sent, send, come, beginAnew }
}

test.each(Object.entries(forms))(
  'what got no reply is sent again as the same %s after a reload, and begun anew as another',
  async (_, form) => {
    const { sent, send, come, beginAnew } = await unanswered(form)
    const { fillIn, name } = form
    const first = await come()
    await fillIn(first)
    await send(first)
    const again = await come()
    await send(again)
    expect(sent[0]?.[name]).toEqual(expect.any(String))
    expect(sent[1]).toEqual(sent[0])
    await beginAnew(again)
    await fillIn(again)
    await send(again)
    expect(sent[2]?.[name]).toEqual(expect.any(String))
    expect(sent[2]?.[name]).not.toBe(sent[0]?.[name])
  },
)

test('what got no reply is the same after several reloads, and what is begun anew then is another after one more', async () => {
  const { sent, send, come, beginAnew } = await unanswered(forms.proposal)
  const first = await come()
  await forms.proposal.fillIn(first)
  await send(first)
  await come()
  const again = await come()
  await send(again)
  expect(sent[1]).toEqual(sent[0])
  await beginAnew(again)
  await forms.proposal.fillIn(again)
  await send(await come())
  expect(sent[2]?.['NewId']).toEqual(expect.any(String))
  expect(sent[2]?.['NewId']).not.toBe(sent[0]?.['NewId'])
})

test('what is typed where the words before have gone is nothing of what was sent of those', async () => {
  const { sent, send, come } = await unanswered(forms.proposal)
  drafts.write(anna.id, 'proposal.id', '0123456789')
  await forms.proposal.fillIn(await come())
  await send(await come())
  expect(sent[0]?.['NewId']).toEqual(expect.any(String))
  expect(sent[0]?.['NewId']).not.toBe('0123456789')
})
