import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drafts } from '../../../../api/drafts.ts'
import { json, karin, refusal } from '../../../../testing/server.ts'
import { draftOf, lineField, live, studio } from '../../../../testing/studio.ts'

type Person = Awaited<ReturnType<typeof studio>>['person']

async function openPublishing(person: Person) {
  await person.click(await screen.findByRole('button', { name: 'Publicera' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Publicera frågan?' }))
  return { dialog, reason: dialog.getByRole<HTMLInputElement>('textbox') }
}

test('the reason for publishing is there again where the question was refused, and not once it was called off', async () => {
  const { person } = await studio(
    {},
    {
      'PUT /v1/Question/publish': () =>
        refusal(409, 'Frågan har ändrats sedan utkastet påbörjades.', 'overtaken'),
    },
  )
  const first = await openPublishing(person)
  await person.type(first.reason, 'Brådskar')
  await person.click(first.dialog.getByRole('button', { name: 'Publicera' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const second = await openPublishing(person)
  expect(second.reason.value).toBe('Brådskar')
  await person.click(second.dialog.getByRole('button', { name: 'Avbryt' }))
  const third = await openPublishing(person)
  expect(third.reason.value).toBe('')
})

test('what a question is tried with is there after a reload, and forgotten once its page is left', async () => {
  const { person } = await studio()
  await person.type(screen.getByLabelText(/^Dina uppgifter/), 'Ett långt mejl')
  const kept = drafts.read(karin.id, 'try.q1')
  expect(kept).toEqual({ text: 'Ett långt mejl', values: {} })
  await person.click(screen.getByRole('link', { name: 'Alla frågor' }))
  await screen.findByRole('heading', { name: 'Frågor', level: 1 })
  expect(drafts.read(karin.id, 'try.q1')).toBeUndefined()
  cleanup()
  drafts.write(karin.id, 'try.q1', kept)
  await studio()
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Dina uppgifter/).value).toBe('Ett långt mejl')
})

test('what is filled into the fields of a question that is tried is kept, too', async () => {
  const { person } = await studio({ Fields: [lineField('namn', 'Namn')] })
  const tried = within(screen.getByRole('region', { name: 'Så ser personalen frågan' }))
  await person.type(tried.getByLabelText(/^Namn/), 'Åsa')
  expect(drafts.read(karin.id, 'try.q1')).toEqual({ text: '', values: { namn: 'Åsa' } })
})

test('what a question is tried with stays when it is published', async () => {
  const again = Promise.withResolvers<void>()
  let reads = 0
  const { person } = await studio(
    {},
    {
      'GET /v1/Question/studio': async () => {
        if (reads++ > 0) await again.promise
        return json({ results: { Question: live, Draft: draftOf(), Trials: [] } })
      },
      'PUT /v1/Question/publish': () => json({ results: live, message: 'Sparas.' }),
    },
  )
  await person.type(screen.getByLabelText(/^Dina uppgifter/), 'Ett långt mejl')
  const { dialog, reason } = await openPublishing(person)
  await person.type(reason, 'Brådskar')
  await person.click(dialog.getByRole('button', { name: 'Publicera' }))
  await waitFor(() => expect(screen.queryByLabelText(/^Dina uppgifter/)).toBeNull())
  again.resolve()
  const tried = await screen.findByLabelText<HTMLTextAreaElement>(/^Dina uppgifter/)
  expect(tried.value).toBe('Ett långt mejl')
})

test('a box that says that it is empty does so until something is typed into it', async () => {
  const { person } = await studio()
  const box = screen.getByLabelText(/^Dina uppgifter/)
  await person.click(screen.getByRole('button', { name: 'Skicka' }))
  expect(box.getAttribute('aria-invalid')).toBe('true')
  await person.type(box, 'Hej')
  expect(box.getAttribute('aria-invalid')).not.toBe('true')
})
