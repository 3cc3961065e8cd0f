import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { book, calendarOf, freshWeek } from '../support/calendar.ts'
import { usersOf } from '../support/people.ts'
import { ask, question, questionOf } from '../support/steps.ts'
import { useVisits, visit } from '../support/visits.ts'

useVisits()

const spoken = /^\s*- '?(\w+) "((?:[^"\\]|\\.)*)"/

/** What a screen reader comes to, in its order: role and name. Hidden words are put behind the visible ones with a space. */
async function heard(part: Locator): Promise<string[]> {
  const lines = (await part.ariaSnapshot()).split('\n').map((line) => spoken.exec(line))
  return lines.flatMap((line) => (line ? [`${line[1]} ${line[2]?.replace(' :', ':')}`] : []))
}

/** Expects these among what is heard, each once and in this order; what else there is may come and go. */
async function expectToHear(part: Locator, steps: string[]) {
  await expect
    .poll(async () => (await heard(part)).filter((each) => steps.includes(each)))
    .toEqual(steps)
}

test('whoever hears the portal signs in', async () => {
  const page = await visit('/signin')
  await page.getByRole('button', { name: 'Logga in', exact: true }).waitFor()
  const main = page.getByRole('main')
  expect(await heard(main)).toEqual([
    'heading Välkommen till Portalen',
    'textbox E-post',
    'textbox Lösenord',
    'button Visa lösenord',
    'link Glömt mitt lösenord',
    'button Logga in',
  ])
  await page.getByRole('button', { name: 'Logga in', exact: true }).click()
  const email = main.getByRole('textbox', { name: 'E-post' })
  await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true')
  await email.and(page.locator(':focus')).waitFor()
})

test('whoever hears the portal asks a question, and comes from its text to its answer', async () => {
  const page = await questionOf('samira@example.se')
  const asking = ['link Alla frågor', 'heading Svara på ett mejl']
  const input = ['textbox Dina uppgifter: Svara på ett mejl', 'button Skicka']
  await expectToHear(question(page), [...asking, ...input])
  await ask(question(page), 'Hej! Kan ni leverera före jul?')
  await expectToHear(question(page), [
    ...asking,
    ...input,
    'heading Svar',
    'region Svar på Svara på ett mejl',
    'button Kopiera',
    'textbox Be om en ändring',
    'button Skicka ändringen',
    'group Hjälpte svaret?',
    'button Ja',
    'button Nej',
  ])
  expect(
    await question(page)
      .getByRole('region', { name: /^Svar på/ })
      .count(),
  ).toBe(1)
})

test('whoever hears the portal books a room', async () => {
  const [monday = ''] = freshWeek()
  const page = await calendarOf('admin@example.se', monday)
  await expectToHear(page.getByRole('main'), [
    'link Alla rum',
    'group Visa rum',
    'button Boka',
    'button Tillbaka en vecka',
    'button I dag',
    'button Nästa vecka',
    'status Vald period',
    'radiogroup Vy',
  ])
  await page.getByRole('button', { name: 'Boka', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Ny bokning' })
  await expectToHear(dialog, [
    'heading Ny bokning',
    'textbox Datum',
    'button Välj dag i kalendern: Datum',
    'combobox Starttid',
    'combobox Sluttid',
    'combobox Rum',
    'combobox Upprepa',
    'textbox Anteckning',
    'button Avbryt',
    'button Spara',
  ])
  await dialog.getByRole('button', { name: 'Avbryt' }).click()
  await expect.poll(() => dialog.count()).toBe(0)
  await book(page, monday, '13.00', '14.00', 'Uppläst')
})

test('whoever hears the portal adds a user', async () => {
  const page = await usersOf('admin@example.se')
  await expectToHear(page.getByRole('main'), [
    'heading Användare',
    'button Ny användare',
    'searchbox Sök användare',
    'combobox Roll',
    'combobox Status',
    'table Användare',
    'navigation Sidor',
  ])
  await page.getByRole('button', { name: 'Ny användare' }).click()
  expect(await heard(page.getByRole('dialog', { name: 'Ny användare' }))).toEqual([
    'dialog Ny användare',
    'heading Ny användare',
    'textbox Förnamn',
    'textbox Efternamn',
    'textbox Telefon',
    'textbox E-post',
    'textbox Lösenord',
    'button Visa lösenord',
    'region Profilbild',
    'button Välj bild',
    'button Avbryt',
    'button Spara',
    'log Meddelanden',
  ])
})
