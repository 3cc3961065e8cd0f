import { expect, test } from 'vitest'
import { addPerson, fresh, seek, usersOf } from '../support/people.ts'
import { fillIn } from '../support/signIn.ts'
import { shows, toast } from '../support/steps.ts'
import { useVisits, visit } from '../support/visits.ts'

useVisits()

test('several people are deleted at once, and can no longer sign in', async () => {
  const page = await usersOf('admin@example.se')
  const mark = fresh()
  const email = await addPerson(page, 'Bort', `Ettsson ${mark}`)
  await addPerson(page, 'Bort', `Tvåsson ${mark}`)
  await seek(page, `bort ${mark}`)
  await expect.poll(() => page.getByRole('row').count()).toBe(3)
  await page.getByRole('checkbox', { name: 'Markera alla på sidan' }).check()
  await page.getByRole('button', { name: 'Radera markerade' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText(`Bort Ettsson ${mark} och Bort Tvåsson ${mark}`).waitFor()
  await dialog.getByRole('button', { name: 'Radera' }).click()
  await toast(page, '2 konton är raderade.').waitFor()
  await page.getByText('Inga träffar').waitFor()
  const gone = await visit('/signin')
  await fillIn(gone, email)
  expect(await shows(gone.getByRole('alert'))).toBe(true)
})

test('whoever confirms with a double click opens nothing of the list below', async () => {
  const page = await usersOf('admin@example.se')
  await page.route('**/v1/users/delete*', (route) => route.abort())
  await page.getByRole('button', { name: 'Radera Anna Bergström' }).click()
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Radera' })
  const { x = 0, y = 0 } = (await confirm.boundingBox()) ?? {}
  await confirm.dblclick()
  await toast(page, 'Användaren kunde inte raderas.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/users')
  await page.mouse.click(x + 10, y + 10)
  await page.waitForURL('**/Userkort?*')
})

test('somebody whom a colleague has deleted meanwhile is told, and leaves the list', async () => {
  const page = await usersOf('admin@example.se')
  const name = `Raderad ${fresh()}`
  await addPerson(page, 'Dubbel', name)
  await seek(page, name)
  const other = await usersOf('chef@example.se')
  await seek(other, name)
  for (const each of [page, other]) {
    await each.getByRole('button', { name: `Radera Dubbel ${name}` }).click()
    await each.getByRole('button', { name: 'Radera', exact: true }).click()
    await each.getByText('Inga träffar').waitFor()
  }
  expect(await shows(toast(other, 'Användaren finns inte.'))).toBe(true)
})
