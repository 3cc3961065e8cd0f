import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { editor, freshTitle } from '../support/articles.ts'
import { calendarOf, dialog, freshWeek } from '../support/calendar.ts'
import { listed, newPerson, seek, usersOf } from '../support/people.ts'
import { act, addButton, freshLabel, libraryOf } from '../support/questions.ts'
import { endSessionsOf, signInOver, visitAs } from '../support/signIn.ts'
import { answers, ask, question, questionOf, toast } from '../support/steps.ts'
import { useVisits } from '../support/visits.ts'

useVisits()

/** A form with something in it: how it is saved, and how one sees that it was. */
type Filled = { page: Page; email: string; save: () => Promise<void>; done: () => Promise<unknown> }

const chef = 'chef@example.se'
const saved = (page: Page, text: string) => () => toast(page, text).waitFor()
const press = (page: Page, name: string) => () =>
  page.getByRole('button', { name, exact: true }).last().click()

const forms: Record<string, () => Promise<Filled>> = {
  async 'a new question'() {
    const page = await libraryOf(chef)
    await addButton(page).click()
    await page.getByLabel('Rubrik', { exact: true }).fill(freshLabel('Mitt i'))
    await page.getByLabel('Fråga', { exact: true }).fill('Gör så här.')
    const done = saved(page, 'Frågan är tillagd.')
    return { page, email: chef, save: press(page, 'Spara'), done }
  },

  async 'a question that is changed'() {
    // By a search: other journeys fill the list's first page.
    const page = await visitAs(chef, '/fragor?sok=Excel')
    await act(page, 'Redigera', 'Hjälp med en formel i Excel').click()
    await page.getByLabel('Hjälptext', { exact: true }).fill(freshLabel('Ny hjälp'))
    const done = saved(page, 'Frågan är sparad.')
    return { page, email: chef, save: press(page, 'Spara'), done }
  },

  async 'a news item'() {
    const page = await visitAs(chef, '/Nyheter/ny')
    await page.getByLabel('Rubrik', { exact: true }).fill(freshTitle('Mitt i'))
    await editor(page).fill('Allt finns kvar.')
    const done = saved(page, 'Nyheten är publicerad.')
    return { page, email: chef, save: press(page, 'Publicera'), done }
  },

  async 'a booking'() {
    const [monday = ''] = freshWeek()
    const page = await calendarOf(chef, monday)
    await page.getByRole('button', { name: 'Boka', exact: true }).click()
    await dialog(page, 'Ny bokning').getByLabel('Datum', { exact: true }).fill(monday)
    await dialog(page, 'Ny bokning').getByLabel('Anteckning').fill('Mitt i bokningen')
    const done = () => dialog(page, 'Ny bokning').waitFor({ state: 'detached' })
    return { page, email: chef, save: press(page, 'Spara'), done }
  },

  async 'somebody else’s card'() {
    const other = await newPerson('Kort', 'Mittemellan')
    const page = await usersOf(chef)
    await seek(page, other)
    await listed(page, 'Kort Mittemellan').click()
    await page.getByLabel('Ort', { exact: true }).fill('Sala')
    const done = saved(page, 'Uppgifterna är sparade.')
    return { page, email: chef, save: press(page, 'Spara'), done }
  },

  async 'one’s own account'() {
    const email = await newPerson('Konto', 'Mittemellan')
    const page = await visitAs(email, '/Konto')
    await page.getByLabel('Ort', { exact: true }).fill('Köping')
    const done = saved(page, 'Uppgifterna är sparade.')
    return { page, email, save: press(page, 'Spara'), done }
  },

  async 'a report about accessibility'() {
    const email = await newPerson('Hinder', 'Mittemellan')
    const page = await visitAs(email, '/Tillganglighet')
    await page.getByLabel('Vad fungerar inte?').fill('Knappen har ingen text.')
    const done = saved(page, 'Rapporten är skickad.')
    return { page, email, save: press(page, 'Skicka'), done }
  },

  async 'a question to the assistant'() {
    answers('mitt-i-frågan', 'Hela svaret kom.')
    const email = await newPerson('Asker', 'Mittemellan')
    const page = await questionOf(email)
    const done = () => question(page).getByText('Hela svaret kom.').waitFor()
    return { page, email, save: () => ask(question(page), 'mitt-i-frågan'), done }
  },
}

test.each(Object.keys(forms))(
  'whose session ends over %s signs in over it, and what they wrote is saved once',
  async (name) => {
    const filled = await forms[name]?.()
    if (!filled) throw new Error(`There is no form of ${name}`)
    const { page, email, save, done } = filled
    await endSessionsOf(email)
    await save()
    await signInOver(page)
    await done()
    expect(await page.getByRole('dialog', { name: 'Logga in igen' }).count()).toBe(0)
  },
)
