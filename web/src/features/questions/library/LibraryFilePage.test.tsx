import { readFileSync } from 'node:fs'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  libraryLimits,
  type LibraryQuestion,
} from '../../../../../shared/contract/questions/questionLibrary.ts'
import { changedRow, compared, missingRow, newRow, sameRow } from '../../../testing/libraryFile.ts'
import { json, refusal } from '../../../testing/server.ts'

const starter = readFileSync('web/public/library/fragor.json', 'utf8')
const { questions }: { questions: LibraryQuestion[] } = JSON.parse(starter)

afterEach(() => vi.restoreAllMocks())

test('Karin comes from the questions, takes the library out, and the file has all that the server gave', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file)
    return 'blob:x'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { person } = await compared([], {
    'GET /v1/Question/library': ({ url }) => {
      const isFirst = new URL(url).searchParams.get('after') === null
      const half = isFirst ? questions.slice(12).toReversed() : questions.slice(0, 12)
      return json({ results: half, ...(isFirst && { next: half.at(-1)?.id }) })
    },
  })
  expect(screen.getByRole('link', { name: 'Alla frågor' }).getAttribute('href')).toBe('/fragor')
  await person.click(screen.getByRole('button', { name: 'Ta ut' }))
  expect(await screen.findByText('Frågorna är sparade i fragor.json.')).toBeDefined()
  expect(await saved[0]?.text()).toBe(starter)
})

test('a file is compared: new, changed, the same and what is only here, and nothing is taken in', async () => {
  const { person, choose, sent } = await compared([[newRow, changedRow, sameRow, missingRow]])
  const told = screen.getAllByRole('status')
  await choose('{"format":1}')
  const heading = await screen.findByRole('heading', {
    name: 'fragor.json jämfört med frågorna här',
  })
  expect(heading).toBeDefined()
  expect(await sent('/compare')).toEqual([{ File: '{"format":1}' }])
  // Told where something could be read out before.
  expect(told).toContain(screen.getByText(/^2 frågor skiljer sig: 1 ny och 1 ändrad\./))
  expect(screen.getByText('Lika: 1 fråga')).toBeDefined()
  expect(screen.queryByText('Vår egen')).toBeNull()
  await person.click(screen.getByText('Finns bara här: 1 fråga'))
  expect(await screen.findByText('Vår egen')).toBeDefined()
  expect(
    screen.getByText('Klassen hemlig finns inte här. Utkastet får känslig, den känsligaste.'),
  ).toBeDefined()
  expect(
    screen.getByText('Amazon Bedrock kan inte ta emot frågan här. Utkastet får ChatGPT.'),
  ).toBeDefined()
  expect(screen.getByText(/^Modellen gpt-5 finns inte här\./)).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Visa ändringarna i Svar' }))
  const diff = screen.getByRole('region', { name: 'Visa ändringarna i Svar' })
  expect(diff.querySelector('del')?.textContent).toBe('gammalt')
  expect(diff.querySelector('ins')?.textContent).toBe('brev')
  await person.click(screen.getByRole('button', { name: 'Visa frågan Brev' }))
  const whole = screen.getByRole('region', { name: 'Visa frågan Brev' }).textContent
  expect(whole).toContain('Namn (En rad) · Måste fyllas i · Förnamnet. · Exempel: Åsa')
  expect(whole).toContain('Prov a: Åsa. Krav: Är på svenska')
  expect(whole).not.toContain('Förslag på ändringar')
  expect(await sent('/takeIn')).toEqual([])
})

test('a file that is no library says what is wrong, and so does one that was changed by hand', async () => {
  const { choose } = await compared([], {
    'POST /v1/Question/library/compare': () =>
      refusal(400, 'Uppgifterna är inte giltiga.', 'invalid', { File: 'Filen är inte JSON.' }),
  })
  await choose('hej')
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /Filen kunde inte jämföras.*Filen är inte JSON\./,
  )
  expect(screen.queryByText('Jämför filen …')).toBeNull()
  await choose('x'.repeat(1_500_001))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('för stor'))
})

test('a file that is larger than any library is not even read', async () => {
  const { person, sent } = await compared([[newRow]])
  const file = new File(['{}'], 'fragor.json')
  Object.defineProperty(file, 'size', { value: libraryLimits.inAFile.characters * 4 + 1 })
  await person.upload(screen.getByLabelText('Fil med frågor'), file)
  expect((await screen.findByRole('alert')).textContent).toContain('Filen är för stor.')
  expect(await sent('/compare')).toEqual([])
})

test('whoever has chosen no file yet is told nothing of one', async () => {
  await compared([])
  expect(screen.queryByText('Jämför filen …')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a file that was changed by hand is told of', async () => {
  const { choose } = await compared([[newRow]], {}, true)
  await choose()
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Filen har ändrats efter att den togs ut',
  )
})

test('the library that comes with the portal is compared, or cannot be fetched', async () => {
  const { person, sent } = await compared([[newRow]], {
    'GET /library/fragor.json': () => new Response('{"starter":1}'),
  })
  await person.click(screen.getByRole('button', { name: 'Visa startbiblioteket' }))
  expect(await screen.findByRole('heading', { name: /^Startbiblioteket jämfört/ })).toBeDefined()
  expect(await sent('/compare')).toEqual([{ File: '{"starter":1}' }])
})

test('while a file is fetched the page says so, and no longer shows how another one differed', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { person, choose } = await compared([[newRow], [sameRow]], {
    'GET /library/fragor.json': () => promise,
  })
  await choose()
  await screen.findByRole('heading', { name: /^fragor.json jämfört/ })
  await person.click(screen.getByRole('button', { name: 'Visa startbiblioteket' }))
  expect(screen.getByText('Jämför filen …')).toBeDefined()
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
  resolve(new Response('{"starter":1}'))
  expect(await screen.findByRole('heading', { name: /^Startbiblioteket jämfört/ })).toBeDefined()
  expect(screen.queryByText('Jämför filen …')).toBeNull()
})

test.each([
  ['there is no net', () => Promise.reject(new TypeError('network error'))],
  ['it is not there', () => new Response('<html>', { status: 404 })],
])('where %s the library that comes with the portal says why', async (_, answer) => {
  const { person, sent } = await compared([], { 'GET /library/fragor.json': answer })
  await person.click(screen.getByRole('button', { name: 'Visa startbiblioteket' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^Filen kunde inte jämföras.*Ingen kontakt med servern/,
  )
  expect(screen.queryByText('Jämför filen …')).toBeNull()
  expect(await sent('/compare')).toEqual([])
})

test.each([
  ['comes', () => new Response('{"starter":1}')],
  ['fails', () => refusal(500, 'Något gick fel hos oss.')],
])(
  'whoever chooses a file while another one is fetched keeps theirs when that one %s',
  async (_, late) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const { person, choose, sent } = await compared([[newRow]], {
      'GET /library/fragor.json': () => promise,
    })
    await person.click(screen.getByRole('button', { name: 'Visa startbiblioteket' }))
    await choose('{"mine":1}')
    await screen.findByRole('heading', { name: /^fragor.json jämfört/ })
    resolve(late())
    // Long enough for it to be compared.
    await new Promise((done) => {
      setTimeout(done, 200)
    })
    expect(screen.getByRole('heading', { name: /^fragor.json jämfört/ })).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(await sent('/compare')).toEqual([{ File: '{"mine":1}' }])
  },
)
