import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faults } from '../support/faults.ts'
import { newPerson } from '../support/people.ts'
import { fillIn, visitAs } from '../support/signIn.ts'
import { shows } from '../support/steps.ts'
import { useVisits } from '../support/visits.ts'

useVisits()

type Given = { name: string; mimeType: string; buffer: Buffer }

const letter = { name: 'brev.txt', mimeType: 'text/plain', buffer: Buffer.from('Hej!') }
const noPicture = { ...letter, name: 'bild.png', mimeType: 'image/png' }

const pictureCard = (page: Page) => page.getByRole('region', { name: 'Profilbild' })
const headerPicture = (page: Page) => page.getByRole('banner').locator('img')

async function accountOf(email: string, options: BrowserContextOptions = {}) {
  const page = await visitAs(email, '/Konto', options)
  const card = pictureCard(page)
  await card.waitFor()
  return { page, card }
}

/** A picture of 600 × 400: red to the left, blue to the right. */
async function picture(page: Page, type: 'png' | 'jpeg' = 'png'): Promise<Given> {
  const painter = await page.context().newPage()
  await painter.setViewportSize({ width: 600, height: 400 })
  await painter.setContent(
    '<body style="margin:0;height:100vh;background:linear-gradient(90deg,red 50%,blue 50%)">',
  )
  const buffer = await painter.screenshot({ type })
  await painter.close()
  return { name: `anna.${type}`, mimeType: `image/${type}`, buffer }
}

/** The same JPEG with the mark of a camera that was held on its side: to be turned a quarter clockwise. */
function turned({ buffer, ...rest }: Given): Given {
  const tiff = '4d4d002a00000008000101120003000000010006000000000000'
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), Buffer.from(tiff, 'hex')])
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2])
  return { ...rest, buffer: Buffer.concat([head, exif, buffer.subarray(2)]) }
}

async function choose(page: Page, file: Given) {
  const chooser = page.waitForEvent('filechooser')
  await pictureCard(page).getByRole('button', { name: /bild$/ }).click()
  await (await chooser).setFiles(file)
}

/** What somebody holds over the card who drags such files. */
const holding = (page: Page, names: string[]) =>
  page.evaluateHandle(`(() => {
    const held = new DataTransfer()
    for (const name of ${JSON.stringify(names)}) held.items.add(new File(['x'], name, { type: 'image/png' }))
    return held
  })()`)

/** The size of the picture in the header, and whether its upper right and its lower left are red. */
const seen = (page: Page) =>
  page.evaluate(`(async () => {
    const image = document.querySelector('header img')
    await image.decode()
    const context = new OffscreenCanvas(100, 100).getContext('2d')
    context.drawImage(image, 0, 0, 100, 100)
    const red = (x, y) => context.getImageData(x, y, 1, 1).data[0] > 128
    return [image.naturalWidth, image.naturalHeight, red(80, 10), red(10, 80)]
  })()`)

test('Anna chooses a picture by a click; it shows at once, and after a reload', async () => {
  const { page, card } = await accountOf('anna@example.se')
  await choose(page, await picture(page))
  await page.getByRole('log').getByText('Profilbilden är bytt.').waitFor()
  await card.getByRole('button', { name: 'Byt bild' }).waitFor()
  await headerPicture(page).waitFor()
  await card.locator('img').waitFor()
  await page.reload()
  await headerPicture(page).waitFor()
  expect(await seen(page)).toEqual([400, 400, false, true])
})

/** Does what stores a picture, and waits until the card is ready for the next one. */
async function stored(page: Page, card: Locator, act: () => Promise<unknown>) {
  const answered = page.waitForResponse('**/v1/user/profile/image')
  await act()
  await answered
  await expect.poll(() => card.getByRole('status').textContent()).toBe('')
}

test('a picture is changed with the keyboard, and a photo from a camera held on its side stands upright', async () => {
  const { page, card } = await accountOf('samira@example.se')
  await stored(page, card, async () => choose(page, await picture(page)))
  const first = await headerPicture(page).getAttribute('src')
  const chooser = page.waitForEvent('filechooser')
  await card.getByRole('button', { name: 'Byt bild' }).focus()
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(turned(await picture(page, 'jpeg')))
  await expect.poll(() => headerPicture(page).getAttribute('src')).not.toBe(first)
  expect(await seen(page)).toEqual([400, 400, true, false])
})

test('what is no single picture is refused, and axe finds nothing wrong', async () => {
  const { page, card } = await accountOf('linnea@example.se')
  // What the page itself asks for at first is none of it.
  await page.waitForLoadState('networkidle')
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  const alert = card.getByRole('alert')
  await choose(page, letter)
  await alert.getByText('Filen är ingen bild').waitFor()
  expect(await faults(page)).toEqual([])
  await choose(page, noPicture)
  await alert.getByText('Filen kunde inte läsas som bild.').waitFor()
  const dataTransfer = await holding(page, ['a.png', 'b.png'])
  await card.dispatchEvent('dragover', { dataTransfer })
  await card.getByText('Släpp bilden här').waitFor()
  expect(await faults(page)).toEqual([])
  await card.dispatchEvent('drop', { dataTransfer })
  await alert.getByText('Välj en bild i taget.').waitFor()
  expect(calls.filter((url) => url.includes('/v1/'))).toEqual([])

  const arrived = Promise.withResolvers<void>()
  await page.route('**/v1/user/profile/image', async (route) => {
    await arrived.promise
    await route.continue()
  })
  await choose(page, await picture(page))
  await card.getByRole('status').getByText('Bilden sparas').waitFor()
  expect(await faults(page)).toEqual([])
  arrived.resolve()
  await page.getByRole('log').getByText('Profilbilden är bytt.').waitFor()
  await headerPicture(page).waitFor()
  expect(await faults(page)).toEqual([])
})

test('a new name shows in the header at once, and the new password is the one that counts', async () => {
  const email = await newPerson('Ny', 'Kollega')
  const { page } = await accountOf(email)
  await page.getByLabel('Efternamn').fill('Medarbetare')
  await page.getByLabel('Lösenord', { exact: true }).fill('Portalen2')
  await page.getByRole('button', { name: 'Spara' }).click()
  await page.getByRole('log').getByText('Uppgifterna är sparade.').waitFor()
  await page.getByRole('button', { name: 'NM, konto för Ny Medarbetare' }).click()
  await page.getByRole('button', { name: 'Logga ut' }).first().click()
  await page.waitForURL('**/signin')
  await fillIn(page, email, 'Portalen1')
  await page.getByRole('alert').waitFor()
  await fillIn(page, email, 'Portalen2')
  expect(await shows(page.getByRole('heading', { name: 'Hej Ny!' }))).toBe(true)
})

test('axe finds nothing wrong with the profile and what is wrong with it', async () => {
  const { page } = await accountOf('erik@example.se')
  await page.getByLabel('Förnamn').fill('')
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Spara' }).click()
  await page.getByText('Fyll i ett förnamn.').waitFor()
  expect(await faults(page)).toEqual([])
})
