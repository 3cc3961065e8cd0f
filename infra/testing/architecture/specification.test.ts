import { expect, test } from 'vitest'
import { join } from 'node:path'
import { root } from './sources.ts'
import { textsIn } from './catalogue.ts'

/** The owner's words, spelled correctly (docs/requirements.md, "Texts"), where they stand alone. */
const labels = [
  // Sign-in, forgotten password, header and menu.
  ['E-post', 'Lösenord', 'Logga in', 'Glömt mitt lösenord', 'Logga in med Outlook'],
  ['Mitt konto', 'Logga ut', 'Notiscenter', 'Inga meddelanden hittades'],
  ['Lobby', 'Frågor', 'Användare'],
  // Account and user card.
  ['Förnamn', 'Efternamn', 'E-postadress', 'PersonNo.', 'Tele.', 'Extra tele.', 'Adress', 'Postnr'],
  ['Ort', 'Roll', 'Admin', 'Spara', 'Profil', 'Logg', 'Inaktiv'],
  // Documents and news.
  ['Dokument', 'Sök Dokument...', 'Subjekt', 'Body', 'Skapad', 'Visa'],
  ['Nyhet & Information', 'Sök info...'],
  // Lobby, dashboard.
  ['Nya frågor', 'Skicka', 'Svar'],
  ['Antal Frågor', 'Prompt tokens', 'Completion tokens', 'Sök Logg...'],
  // People.
  ['Lägga till ett nytt konto', 'Sök användare...', 'Name', 'Email', 'Senast inloggad.', '-'],
  ['Modifiera', 'Radera', 'Tomt', 'En ny användare', 'Cancel', 'Avbryt'],
  // Questions.
  ['Lägga till en ny fråga', 'Sök Fråga...', 'Ordering', 'Label', 'Fråga', 'En ny fråga'],
  ['Frågas label', 'Meta label', 'AI module', 'Chat GPT model'],
  // The calendar.
  ['Idag', 'Dag', 'Vecka', 'Tillbaka', 'Nästa', 'Månad', 'Hela dagen', 'Datum', 'Tid', 'Händelse'],
  ['Ny', 'Startdatum', 'Slutdatum', 'Anteckning', 'Ta bort'],
  // Validation and errors.
  ['* minst 8 tecken, minst ett stort tecken och en siffra'],
  ['Something went wrong', 'There was something issue in responding server.'],
  [1011, 1012, 1013, 1014, 1019, 1020, 1021, 1022].map((code) => `Error: ${code}: fel i server`),
  ['En ny Användare skapas', 'Selected user was deleted successfully.', 'Adderas.', 'Sparas.'],
  ['Frågan har tagit bort.', 'Skickat.'],
  ['Oops, an error has occurred. Page not found!', 'Sorry, server goes wrong'],
].flat()

/** Those that something is filled into, or that help follows. */
const beginnings = [
  'Vill du verkligen radera detta Konto x.',
  'Vill du verkligen radera denna Fråga x.',
  'Incorrect entry. x',
  'ogiltiga fält. x',
  'Ogiltiga fält.',
]

const said = await textsIn('specification')
const texts = new Set(said.values())

test.each(labels)('with the owner’s words “%s” shows', (label) => {
  expect(texts.has(label)).toBe(true)
})

test.each(beginnings)('with the owner’s words a text begins with “%s”', (words) => {
  expect([...texts].some((text) => text.startsWith(words))).toBe(true)
})

test('with the owner’s words a rule of the contract shows as it is, and what a password lacks in its order', async () => {
  const { ruleTexts } = await import(join(root, 'web/src/texts/rules.ts'))
  expect(ruleTexts.wrong('This field is required!', 'Fyll i.')).toBe(
    'This field is required! Fyll i.',
  )
  expect(ruleTexts.wrong('Email is not valid!', '')).toBe('Email is not valid!')
  const all = 'minst 8 tecken, minst ett stort tecken, minst ett litet tecken, minst en siffra'
  expect(ruleTexts.wrong(all, '')).toBe(all)
})
