import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { limits } from '../../../../shared/limits.ts'
import { open, signedIn } from '../../testing/open.tsx'
import { anna, json, refusal, serve } from '../../testing/server.ts'

const path = 'PUT /v1/user/profile/image'
const stored = '/avatars/u1?v=1'
const photo = (name = 'anna.png', type = 'image/png') => new File(['photo'], name, { type })

const drawn = vi.fn<(...numbers: unknown[]) => void>()

/** The half of a browser that jsdom lacks; `written` is the type that its canvas can write. */
function drawsOn(size: { width: number; height: number }, written = 'image/webp') {
  vi.stubGlobal('createImageBitmap', async () => ({ ...size, close: () => undefined }))
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ drawImage: drawn, fillRect: () => undefined })
      convertToBlob = async ({ type }: { type: string }) =>
        new Blob(['square'], { type: type === 'image/webp' ? written : type })
    },
  )
}

beforeEach(() => {
  drawn.mockClear()
  drawsOn({ width: 1600, height: 1000 })
})

async function account(answers: Parameters<typeof serve>[0] = {}) {
  const requests = serve({ [path]: () => json({ results: { BildUrl: stored } }), ...answers })
  signedIn()
  const person = await open('/Konto')
  const element = await screen.findByRole('region', { name: 'Profilbild' })
  const card = within(element)
  return {
    person,
    element,
    card,
    file: card.getByLabelText<HTMLInputElement>('Bildfil'),
    sent: () => requests.filter(({ method }) => method === 'PUT'),
  }
}

function drop(onto: HTMLElement, files: File[]) {
  const event = createEvent.drop(onto, { dataTransfer: { types: ['Files'], files } })
  fireEvent(onto, event)
  return event
}

const pictures = () =>
  [...document.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))

test('Anna chooses a picture: its middle is sent, and it shows at once on the card and in the header', async () => {
  const answer = Promise.withResolvers<Response>()
  const { person, card, file, sent } = await account({ [path]: () => answer.promise })
  const choosing = vi.spyOn(file, 'click')
  await person.click(card.getByRole('button', { name: 'Välj bild' }))
  expect(choosing).toHaveBeenCalledOnce()
  await person.upload(file, photo())
  await waitFor(() => expect(card.getByRole('status').textContent).toBe('Bilden sparas …'))
  await person.click(card.getByRole('button', { name: 'Välj bild' }))
  expect(choosing).toHaveBeenCalledOnce()

  answer.resolve(json({ results: { BildUrl: stored } }))
  expect(await screen.findByText('Profilbilden är bytt.')).toBeDefined()
  expect(card.getByRole('button', { name: 'Byt bild' })).toBeDefined()
  expect(card.getByRole('status').textContent).toBe('')
  expect(pictures()).toEqual([stored, stored])
  expect(drawn.mock.calls[0]?.slice(1)).toEqual([300, 0, 1000, 1000, 0, 0, 512, 512])
  const form = await sent()[0]?.text()
  expect(form).toMatch(/name="files\[\]"; filename=".+\s+Content-Type: image\/webp/)
  expect(form).toMatch(/name="userid"\s+u1\s/)
})

test('a small picture is not blown up, and a browser that writes no WebP sends JPEG', async () => {
  drawsOn({ width: 200, height: 300 }, 'image/png')
  const { person, card, file, sent } = await account()
  await person.upload(file, photo())
  await card.findByRole('button', { name: 'Byt bild' })
  expect(drawn.mock.calls[0]?.slice(1)).toEqual([0, 50, 200, 200, 0, 0, 200, 200])
  expect(await sent()[0]?.text()).toContain('Content-Type: image/jpeg')
})

test('a picture can be dropped on the card, which shows that it takes it', async () => {
  const { element, card } = await account()
  const held = { dataTransfer: { types: ['Files'] } }
  fireEvent.dragOver(element, held)
  expect(card.getByText('Släpp bilden här')).toBeDefined()
  fireEvent.dragLeave(element, held)
  expect(card.queryByText('Släpp bilden här')).toBeNull()
  fireEvent.dragOver(element, { dataTransfer: { types: ['text/plain'] } })
  expect(card.queryByText('Släpp bilden här')).toBeNull()
  drop(element, [photo()])
  expect(await card.findByRole('button', { name: 'Byt bild' })).toBeDefined()
})

test('a file that misses the card does not replace the portal', async () => {
  const { sent } = await account()
  expect(drop(screen.getByRole('heading', { level: 1 }), [photo()]).defaultPrevented).toBe(true)
  expect(sent()).toEqual([])
})

test.each([
  ['two files', [photo('a.png'), photo('b.png')], 'Välj en bild i taget.'],
  ['a text', [photo('brev.txt', 'text/plain')], 'Filen är ingen bild som portalen kan visa.'],
  ['a drawing', [photo('a.svg', 'image/svg+xml')], 'Filen är ingen bild som portalen kan visa.'],
  [
    'too large a picture',
    [new File([new Uint8Array(limits.pictureBytes + 1)], 'a.png', { type: 'image/png' })],
    'Bilden får vara högst 5 MB.',
  ],
])('%s is refused on the card, and nothing is sent', async (_, files, message) => {
  const { element, card, sent } = await account()
  drop(element, files)
  expect((await card.findByRole('alert')).textContent).toContain(message)
  expect(drawn).not.toHaveBeenCalled()
  expect(sent()).toEqual([])
})

test('a file that is no picture inside is refused, and the next one is taken', async () => {
  const { person, card, file, sent } = await account()
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no', 'EncodingError')))
  await person.upload(file, photo())
  expect((await card.findByRole('alert')).textContent).toBe('Filen kunde inte läsas som bild.')
  expect(sent()).toEqual([])
  drawsOn({ width: 10, height: 10 })
  await person.upload(file, photo())
  expect(await card.findByRole('button', { name: 'Byt bild' })).toBeDefined()
  expect(card.queryByRole('alert')).toBeNull()
})

test.each([
  [() => refusal(500, 'Något gick fel hos oss.'), 'Något gick fel hos oss.'],
  [() => refusal(400, 'Fel.', 'invalid', { 'files[]': 'Bilden är tom.' }), 'Bilden är tom.'],
  [() => Promise.reject(new TypeError('gone')), /^Ingen kontakt med servern/],
])(
  'a picture that cannot be stored is told, and the old one stays (%#)',
  async (answer, message) => {
    const { person, card, file } = await account({ [path]: answer })
    await person.upload(file, photo())
    const toast = (await screen.findByText(message)).parentElement
    expect(toast?.textContent).toMatch(/^Bilden kunde inte sparas\./)
    expect(card.getByRole('button', { name: 'Välj bild' })).toBeDefined()
    expect(pictures()).toEqual([])
  },
)

test('a picture that cannot be loaded gives way to the initials', async () => {
  const { person, card, file } = await account()
  await person.upload(file, photo())
  await card.findByRole('button', { name: 'Byt bild' })
  expect(card.queryByText('AB')).toBeNull()
  for (const picture of document.querySelectorAll('img')) fireEvent.error(picture)
  expect(card.getByText('AB')).toBeDefined()
  expect(pictures()).toEqual([])
})

/** Anna's profile form on her account page. */
async function profile(answers: Parameters<typeof serve>[0] = {}) {
  const opened = await account(answers)
  await screen.findByDisplayValue('anna@example.se')
  return { ...opened, save: () => screen.getByRole('button', { name: 'Spara' }) }
}

test('Anna changes her name, which the header learns', async () => {
  const { person, save, sent } = await profile({
    'PUT /v1/user/profile/update': () =>
      json({ results: { user: { ...anna, Lastname: 'Ek' } }, message: 'Sparas.' }),
  })
  expect(screen.queryByLabelText('Roll')).toBeNull()
  await person.clear(screen.getByLabelText('Efternamn'))
  await person.type(screen.getByLabelText('Efternamn'), 'Ek')
  await person.click(save())
  expect(await screen.findByText('Uppgifterna är sparade.')).toBeDefined()
  expect(await sent()[0]?.json()).toEqual({
    user: { id: 'u1', Lastname: 'Ek' },
    daytoUpdate: '',
  })
  expect(screen.getByRole('button', { name: 'AE, konto för Anna Ek' })).toBeDefined()
})

test('whoever signs out with unsaved changes is asked first', async () => {
  const { person } = await profile()
  await person.type(screen.getByLabelText('Ort'), 'Sala')
  await person.click(screen.getAllByRole('button', { name: 'Logga ut' })[0] as HTMLElement)
  await person.click(screen.getByRole('button', { name: 'Stanna kvar' }))
  expect(screen.getByLabelText('Ort')).toHaveProperty('value', 'Sala')
  await person.click(screen.getAllByRole('button', { name: 'Logga ut' })[0] as HTMLElement)
  await person.click(screen.getByRole('button', { name: 'Lämna utan att spara' }))
  expect(await screen.findByRole('button', { name: 'Logga in' })).toBeDefined()
})

test('a browser may fill in one’s own address, and knows which keyboard a field wants', async () => {
  await profile()
  const of = (label: string) => {
    const { autocomplete, type, inputMode } = screen.getByLabelText<HTMLInputElement>(label)
    return [autocomplete, type, inputMode].filter(Boolean).join(' ')
  }
  expect(['Förnamn', 'Telefon', 'Postnummer', 'Personnummer', 'Lösenord'].map(of)).toEqual([
    'given-name text',
    'tel tel',
    'postal-code text numeric',
    'off text numeric',
    'new-password password',
  ])
})

test('whoever’s browser cannot draw their picture is told so on the card', async () => {
  const { person, card, file, sent } = await account()
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ drawImage: () => undefined })
      convertToBlob = () => Promise.reject(new DOMException('no', 'EncodingError'))
    },
  )
  await person.upload(file, photo())
  expect((await card.findByRole('alert')).textContent).toBe('Filen kunde inte läsas som bild.')
  expect(card.getByRole('button', { name: 'Välj bild' })).toBeDefined()
  expect(sent()).toEqual([])
})

test('a picture that is held over the card’s own parts is still over it, and not beside it', async () => {
  const { element, card } = await account()
  const held = { dataTransfer: { types: ['Files'] } }
  const goOnTo = (place: Element) => {
    const event = createEvent.dragLeave(element, held)
    Object.defineProperty(event, 'relatedTarget', { value: place })
    fireEvent(element, event)
  }
  expect(card.queryByText('Släpp bilden här')).toBeNull()
  fireEvent.dragOver(element, held)
  goOnTo(card.getByRole('button', { name: 'Välj bild' }))
  expect(card.getByText('Släpp bilden här')).toBeDefined()
  goOnTo(screen.getByRole('heading', { level: 1 }))
  expect(card.queryByText('Släpp bilden här')).toBeNull()
})

test('whoever cannot have their own profile read is told so in the catalogue’s words', async () => {
  await account({ 'GET /v1/user/profile': () => refusal(500, 'Något gick fel hos oss.') })
  expect(await screen.findByText('Uppgifterna kunde inte hämtas.')).toBeDefined()
  expect(screen.queryByText('Personen kunde inte hämtas.')).toBeNull()
})
