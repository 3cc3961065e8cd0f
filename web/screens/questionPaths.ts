import type { Page } from 'playwright-core'
import * as z from 'zod/mini'
import { choose, expand, follow, inTurn, press, until } from './screenPaths.ts'
import { word } from './words.ts'

/* What has to be done until a screen of the work on questions shows. */

/** A question of the library that comes with the portal is a draft, if an earlier look has not made it one. */
const takeIn = (label: string) => async (page: Page) => {
  await press('Visa startbiblioteket')(page)
  const draft = page
    .getByRole('region', { name: 'Utkast ur filen' })
    .getByRole('link', { name: label })
  const none = page.getByRole('button', { name: word('Välj inga') })
  await none.waitFor()
  if (await draft.isVisible()) return
  await none.click()
  await page.getByRole('checkbox', { name: `Ta in ${label}` }).click()
  await press('Ta in 1 fråga som utkast')(page)
  await draft.waitFor()
}

const tried = 'Planera en introduktion'

export const takeInOne = takeIn(tried)

const own = z.object({ results: z.array(z.unknown()) })

const goTo = (address: string) => (page: Page) => page.goto(address)

/** The studio at a draft with trials, which nobody is answered by. */
const draftOf = (label: string) =>
  inTurn(takeIn(label), follow(label), until(/^Utkastet är sparat/))

export const draftOfFile = draftOf(tried)

/** The same with a draft whose trials nobody runs. */
export const untriedDraft = draftOf('Skriv om till klarspråk')

/** The draft's trials were run, if an earlier look has not done it. */
export const draftTried = async (page: Page) => {
  await draftOfFile(page)
  await choose('Prov')(page)
  const ran = page.getByText(word('Alla prov är körda.'))
  const run = page.getByRole('button', { name: word('Kör prov') })
  await run.waitFor()
  // What was said of an earlier run is read with the draft.
  await page.waitForLoadState('networkidle')
  if (!(await ran.isVisible())) await run.click()
  await ran.waitFor({ timeout: 60_000 })
}

/** Says yes in the dialog that is open. */
export const confirm = (name: string) => (page: Page) =>
  page.locator('dialog[open]').last().getByRole('button', { name, exact: true }).click()

/** A proposal as administrators read it. */
const proposal = {
  id: 'forslag1',
  Subject: 'Svar på medborgarförslag om kollektivtrafik',
  Body: 'Jag får många förslag om bussar och tåg.\nHjälp mig att svara vänligt, och säg vem som bestämmer.',
  FBody: 'Hej! Jag heter Eva och nås på [TELEFON-1]. Kan buss 3 gå var tionde minut?',
  sdate: '2026-03-02T09:15:00.000Z',
  name: 'Anna Bergström',
  own: false,
  taken: false,
}

/** As if two people had proposed a question each. */
export const withProposals = async (page: Page) => {
  const results = [
    proposal,
    { ...proposal, id: 'forslag2', Subject: 'Protokoll', FBody: '', name: 'Johan Lind' },
  ]
  await page.route('**/v1/Question/proposals', (route) => route.fulfill({ json: { results } }))
  await page.reload()
  await page.getByRole('region', { name: 'Förslag' }).waitFor()
}

/** Fills in the dialog of a proposal, with something that is hidden. */
export const writeProposal = async (page: Page) => {
  await press('Föreslå en fråga')(page)
  const dialog = page.getByRole('dialog', { name: 'Föreslå en fråga' })
  await dialog.getByLabel(word('Vad gäller frågan?')).fill('Svar på remisser')
  await dialog
    .getByLabel(word('Vad vill du få hjälp med?'))
    .fill('Skriv ett kort svar på en remiss.')
  await dialog
    .getByLabel(word('Exempel på vad du skulle skriva'))
    .fill('Remissen kom från Eva, 19121212-1212.')
}

/** A proposal of one's own waits, of an earlier look or of this one. */
export const proposed = async (page: Page) => {
  const open = async () => {
    const read = page.waitForResponse('**/v1/Question/proposals')
    await press('Föreslå en fråga')(page)
    const { results } = own.parse(await (await read).json())
    return results.length > 0
  }
  if (await open()) return
  await page.reload()
  await writeProposal(page)
  await press('Skicka förslaget')(page)
  await until('Förslaget är skickat.')(page)
  await open()
}

/** What is deleted is refused, because it is kept until somebody says otherwise. */
export const refuseHeld = (call: string, what: string) => async (page: Page) => {
  const error = {
    error: `${what} ska bevaras tills vidare och kan inte raderas. Fråga den som ansvarar för dataskydd hos er.`,
    code: 'held',
  }
  await page.route(call, (route) => route.fulfill({ status: 409, json: { success: false, error } }))
}

/** A question was changed, and shows what it was before. */
export const changeQuestion = async (page: Page) => {
  const label = 'Hjälp med en formel i Excel'
  await press(new RegExp(`^(Redigera|Modifiera) ${label}`))(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(word('Hjälptext')).fill(`Beskriv kolumnerna ${Date.now()}.`)
  await dialog.getByLabel(word('Varför ändrar du? (valfritt)')).fill('Kortare hjälp')
  await dialog.getByRole('button', { name: word('Spara') }).click()
  await dialog.waitFor({ state: 'detached' })
  await press(`Visa och prova ${label}`)(page)
  await expand('Historik')(page)
  await press(/^Visa ändringarna/)(page)
}

/** The same question's history beside its text. */
export const historyBeside = inTurn(
  changeQuestion,
  goTo('/fragor?id=kalkylblad'),
  choose('Historik'),
  press(/^Visa ändringarna/),
)

/** It is again what it was. */
export const goneBack = inTurn(
  changeQuestion,
  press(/^Gå tillbaka hit/),
  until('Frågan är som den var då.'),
)

/** A booking of a series opens, which an earlier look has made or this one makes. */
export const openSeries = async (page: Page) => {
  await page.goto('/Rum/Kalender?rum=2&vy=lista&datum=2031-09-01')
  const repeats = page.getByRole('table').getByRole('button', { name: 'Karin Lindqvist' }).first()
  await repeats.or(page.getByText(word('Inget är bokat'))).waitFor()
  if (!(await repeats.isVisible())) {
    await press('Boka')(page)
    await page.getByLabel(word('Datum'), { exact: true }).fill('2031-09-01')
    await page.getByLabel(word('Upprepa'), { exact: true }).selectOption('Varje vecka')
    await page.getByLabel(word('Antal gånger'), { exact: true }).fill('3')
    await press('Spara')(page)
    await until('Rummet är bokat 3 gånger.')(page)
  }
  await repeats.click()
  await page.getByLabel(word('Gäller'), { exact: true }).waitFor()
}

/** Which bookings of the series are meant. */
export const scope = (which: string) => (page: Page) =>
  page
    .getByLabel(word('Gäller'), { exact: true })
    .selectOption(which)
    .then(() => undefined)
