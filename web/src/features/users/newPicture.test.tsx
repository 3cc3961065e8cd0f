import { act, fireEvent, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { drawsPictures } from '../../testing/files.ts'
import { anna, json, refusal } from '../../testing/server.ts'
import { addingUser } from '../../testing/users.tsx'

beforeEach(drawsPictures)

test('a picture that is none is refused in the dialog, one that is shows and is sent', async () => {
  const { person, dialog, added } = await addingUser({
    'POST /v1/users/add': () => json({ success: true, results: anna }),
  })
  const file = dialog.getByLabelText('Bildfil')
  const letter = new File(['Hej!'], 'brev.txt', { type: 'text/plain' })
  const dataTransfer = { types: ['Files'], files: [letter] }
  fireEvent.drop(dialog.getByRole('region', { name: 'Profilbild' }), { dataTransfer })
  expect((await dialog.findByRole('alert')).textContent).toContain('Filen är ingen bild')
  await person.type(dialog.getByLabelText('Förnamn'), 'Åsa')
  await person.type(dialog.getByLabelText('E-post'), 'asa@example.se')
  await person.upload(file, new File(['photo'], 'a.png', { type: 'image/png' }))
  expect(await dialog.findByRole('button', { name: 'Byt bild' })).toBeDefined()
  await person.click(dialog.getByRole('button', { name: 'Spara' }))
  await waitFor(() => expect(added()).toHaveLength(1))
  expect(await added()[0]?.text()).toMatch(/name="files\[\]".*\s+Content-Type: image\/webp/)
})

test('a picture is not taken any more while its person is being added, as it would not come along', async () => {
  const answer = Promise.withResolvers<Response>()
  const { person, dialog } = await addingUser({ 'POST /v1/users/add': () => answer.promise })
  await person.type(dialog.getByLabelText('Förnamn'), 'Åsa')
  await person.type(dialog.getByLabelText('E-post'), 'asa@example.se{Enter}')
  const photo = new File(['photo'], 'a.png', { type: 'image/png' })
  await person.upload(dialog.getByLabelText('Bildfil'), photo)
  const dataTransfer = { types: ['Files'], files: [photo] }
  fireEvent.drop(dialog.getByRole('region', { name: 'Profilbild' }), { dataTransfer })
  const choose = dialog.getByRole('button', { name: 'Välj bild' })
  expect(choose.getAttribute('aria-disabled')).toBe('true')
  await act(async () => answer.resolve(refusal(409, 'Adressen används redan.', 'taken')))
  await waitFor(() => expect(choose.getAttribute('aria-disabled')).toBe('false'))
  expect(dialog.queryByRole('button', { name: 'Byt bild' })).toBeNull()
  await person.upload(dialog.getByLabelText('Bildfil'), photo)
  expect(await dialog.findByRole('button', { name: 'Byt bild' })).toBeDefined()
})
