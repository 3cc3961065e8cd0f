import { expect, test } from 'vitest'
import { faults } from '../support/faults.ts'
import { freshLabel, libraryOf } from '../support/questions.ts'
import { focused, lobbyOf, tile } from '../support/steps.ts'
import { useVisits } from '../support/visits.ts'

useVisits()

const narrow = { viewport: { width: 390, height: 844 } }

test(
  'what Anna misses she proposes on her phone, Karin makes a question of it, and Anna hears of it',
  { timeout: 90_000 },
  async () => {
    const label = freshLabel('Remissvar')
    const anna = await lobbyOf('anna@example.se', narrow)
    await anna.getByRole('button', { name: 'Föreslå en fråga' }).press('Enter')
    const dialog = anna.getByRole('dialog', { name: 'Föreslå en fråga' })
    await dialog.getByLabel('Vad gäller frågan?').fill(label)
    await dialog.getByLabel('Vad vill du få hjälp med?').fill('Skriv ett svar på en remiss.')
    await dialog.getByLabel('Exempel på vad du skulle skriva').fill('Remiss från 19121212-1212')
    expect(await faults(anna)).toEqual([])
    await dialog.getByRole('button', { name: 'Skicka förslaget' }).press('Enter')
    await anna.getByText('Förslaget är skickat.').waitFor()

    const karin = await libraryOf('admin@example.se')
    const waiting = karin
      .getByRole('region', { name: 'Förslag' })
      .getByRole('listitem')
      .filter({ hasText: label })
    await waiting.getByText('Remiss från [PERSONNUMMER-1]').waitFor()
    expect(await faults(karin)).toEqual([])
    await waiting.getByRole('button', { name: /^Gör ett utkast/ }).press('Enter')
    await expect.poll(() => karin.getByLabel('Rubrik', { exact: true }).inputValue()).toBe(label)
    await karin.getByRole('button', { name: 'Publicera' }).press('Enter')
    await karin.getByLabel('Varför publiceras den ändå?').fill('Behövs nu')
    await karin.getByRole('dialog').getByRole('button', { name: 'Publicera' }).press('Enter')
    await karin.getByText('Frågan är publicerad.').waitFor()

    await anna.reload()
    await tile(anna, label).press('Enter')
    await anna.getByText('Föreslagen av Anna Bergström').waitFor()
    expect(await faults(anna)).toEqual([])
  },
)

test('Karin says no to a proposal, and puts a question last and first again, by keys alone', async () => {
  const label = freshLabel('Väder')
  const johan = await lobbyOf('johan@example.se')
  await johan.getByRole('button', { name: 'Föreslå en fråga' }).click()
  await johan.getByLabel('Vad gäller frågan?').fill(label)
  await johan.getByLabel('Vad vill du få hjälp med?').fill('Hur blir vädret?')
  await johan.keyboard.press('Control+Enter')
  await johan.getByRole('button', { name: 'Skicka förslaget' }).press('Enter')
  await johan.getByText('Förslaget är skickat.').waitFor()

  const karin = await libraryOf('admin@example.se')
  const no = karin.getByRole('button', { name: `Tacka nej till förslaget ”${label}”` })
  await no.press('Enter')
  await karin.keyboard.type('Assistenten vet inget om i dag')
  expect(await faults(karin)).toEqual([])
  await karin.keyboard.press('Enter')
  await karin.getByText('Svaret är skickat.').waitFor()
  await no.waitFor({ state: 'detached' })

  await karin.getByRole('button', { name: 'Ändra ordning' }).press('Enter')
  const order = karin.getByRole('dialog', { name: 'Frågornas ordning' })
  const first = order.getByRole('listitem').first()
  await first.getByText('Svara på ett mejl').waitFor()
  expect(await faults(karin)).toEqual([])
  await order.getByRole('button', { name: 'Flytta ner ”Svara på ett mejl”' }).press('Enter')
  expect(await focused(karin)).toBe('Flytta ner ”Svara på ett mejl”')
  await order.getByRole('button', { name: 'Flytta upp ”Svara på ett mejl”' }).press('Enter')
  await first.getByText('Svara på ett mejl').waitFor()
  await karin.keyboard.press('Escape')
  await order.waitFor({ state: 'detached' })
  await expect.poll(() => focused(karin)).toBe('Ändra ordning')
})
