import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drafts } from '../../../../api/drafts.ts'
import { karin, refusal } from '../../../../testing/server.ts'
import { studio } from '../../../../testing/studio.ts'

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
