import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { config } from '../../api/config.ts'
import { open, signedIn } from '../../testing/open.tsx'
import { stageWith } from '../../testing/settings.ts'
import { protectionTexts } from '../../texts/protection.ts'
import { anna, json, refusal, serve } from '../../testing/server.ts'

const saved: { name: string; file: Blob }[] = []

beforeEach(() => {
  saved.splice(0)
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:data'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, file: files.at(-1) ?? new Blob() })
  })
})

/** What was saved, once it is. */
async function savedFile() {
  await waitFor(() => expect(saved).toHaveLength(1))
  const [{ name, file } = { name: '', file: new Blob() }] = saved
  return { name, type: file.type, content: await file.text() }
}

const turn = { asked: '<b>Hej</b> [TELEFON-1]', answer: 'Ett svar & mer' }
const answer = {
  id: '0190b8a0-0000-7000-8000-000000000001',
  QuestionId: 'q1',
  Question: 'Svara på ett mejl',
  asked: 'Hej',
  begins: 'Ett svar',
  ending: 'answered',
  turns: 1,
  Pinned: false,
  sdate: '2026-11-20T08:00:00.000Z',
  until: '2026-12-20T08:00:00.000Z',
  said: [
    {
      id: 't1',
      ...turn,
      ending: 'answered',
      AImodule: 'ChatGPT',
      GPTV: 'x',
      sdate: '2026-11-20T08:00:00.000Z',
    },
  ],
}
const entry = (id: string) => ({
  id,
  message: `Gjorde ${id}`,
  sdate: '2026-11-20T08:00:00.000Z',
  userName: 'Anna',
  Firstname: 'Anna',
  Lastname: 'B',
  BildUrl: '',
})

const look = { Name: 'Karin Berg', at: 'log', sdate: '2026-11-20T08:00:00.000Z' }

const proposal = {
  id: 'f1',
  Subject: 'Remissvar',
  Body: 'Skriv',
  FBody: '',
  sdate: '2026-11-20T08:00:00.000Z',
  name: 'Anna B',
  own: true,
  taken: false,
}

const everything = {
  'GET /v1/user/seen': () => json({ results: [look] }),
  'GET /v1/user/profile': () => json({ results: anna }),
  'GET /v1/Svar/all': () => json({ results: { rows: [answer] } }),
  'GET /v1/users/logg/get': (request: Request) => {
    const page = Number(new URL(request.url).searchParams.get('page'))
    return json({ results: { rows: [entry(`sida ${page}`)], page, hasMore: page < 2 } })
  },
  'GET /v1/user/notis': () => json({ results: [] }),
  'GET /v1/user/Event': () => json({ results: [] }),
  'GET /v1/Question/proposals': () => json({ results: [proposal, { ...proposal, own: false }] }),
}

async function skydd(answers: Parameters<typeof serve>[0]) {
  const requests = serve(answers)
  signedIn()
  const person = await open('/Skydd')
  await screen.findByRole('heading', { level: 1, name: 'Så skyddas dina uppgifter' })
  return { person, requests }
}

test('the page tells what is hidden, who is asked, how long things are kept and who sees what', async () => {
  await skydd(everything)
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    'Det här döljs innan texten skickas',
    'Hit skickas texten',
    'Så länge sparas uppgifter',
    'Vem ser vad',
    'Vem har sett mina uppgifter',
    'Hämta dina uppgifter',
  ])
  expect(screen.getByText(/^Namn, adresser/)).toBeDefined()
  expect((await screen.findByText(/Karin Berg: din logg/)).textContent).toContain('2026-11-20')
})

test('what an administrator has to give is told, a salary only where there is one', async () => {
  await skydd(everything)
  expect(screen.getByText(/^Statistiken per person lämnas ut/)).toBeDefined()
  cleanup()
  stageWith({ profileFields: ['Sallary'] })
  await skydd(everything)
  expect(screen.getByText(/^Din lön och statistiken per person lämnas ut/)).toBeDefined()
})

test('for how long the stage keeps each kind stands on the page', async () => {
  stageWith({ retentionDaysOf: { log: 365, usage: 180, looks: 1, notifications: 90 } })
  await skydd(everything)
  const list = screen.getByText('Dina svar').closest('dl')
  const told = [...(list?.children ?? [])].map(({ textContent }) => textContent)
  const texts = protectionTexts.keeps
  const facts = [
    [texts.answers, '30 dagar'],
    [texts.pinned, '365 dagar'],
    [texts.log, '365 dagar'],
    [texts.usage, '180 dagar'],
    [texts.looks, '1 dag'],
    [texts.notifications, '90 dagar'],
    [texts.sums, 'Tas inte bort. Ditt namn försvinner med kontot.'],
    [texts.drafts, '7 dagar'],
    [texts.profile, 'Så länge du har ett konto'],
  ]
  expect(told).toEqual(facts.flat())
})

test('where computers are shared what is typed is told to end with the tab', async () => {
  stageWith({ idleMinutes: 15 })
  await skydd(everything)
  expect(screen.getByText('Tills du stänger fliken')).toBeDefined()
})

test('whoever may not read the rooms is told who gives them their bookings, and takes out none', async () => {
  stageWith({ rooms: { ...config().rooms, for: 'administrators' } })
  const { person, requests } = await skydd(everything)
  expect(screen.getByText(/liksom rum som någon har bokat åt dig/)).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Hämta som sida att läsa' }))
  const { content } = await savedFile()
  expect(content).not.toContain('Bokningar')
  expect(requests.filter(({ url }) => url.includes('/user/Event'))).toEqual([])
})

test('a designation in the statistics is not told to hide who it is', async () => {
  stageWith({ statisticsNames: 'pseudonym' })
  await skydd(everything)
  expect(screen.getByText(/kan ibland förstå vem en beteckning gäller/)).toBeDefined()
})

test('all that is kept of oneself is one file, every page of the log in it', async () => {
  const { person, requests } = await skydd(everything)
  await person.click(screen.getByRole('button', { name: 'Hämta som JSON' }))
  const { name, content, type } = await savedFile()
  expect([name, type]).toEqual([
    expect.stringMatching(/^Mina uppgifter .*\.json$/),
    'application/json',
  ])
  const data = JSON.parse(content)
  expect(data.log.map(({ message }: { message: string }) => message)).toEqual([
    'Gjorde sida 0',
    'Gjorde sida 1',
    'Gjorde sida 2',
  ])
  expect(data.answers).toMatchObject([{ said: [turn] }])
  expect(data.proposals).toEqual([proposal])
  expect(data.profile).toMatchObject({ Email: anna.Email })
  const asked = requests.filter(({ url }) => url.includes('userid='))
  expect(asked.every(({ url }) => url.includes(anna.id))).toBe(true)
})

test('the readable page shows what was written as text, whatever it looks like', async () => {
  const { person } = await skydd(everything)
  await person.click(screen.getByRole('button', { name: 'Hämta som sida att läsa' }))
  const { content } = await savedFile()
  const html = new DOMParser().parseFromString(content, 'text/html')
  expect(html.documentElement.lang).toBe('sv')
  expect(html.body.textContent).toContain('E-post')
  expect(html.querySelector('article pre')?.textContent).toBe('<b>Hej</b> [TELEFON-1]')
  expect(html.querySelectorAll('b, script')).toHaveLength(0)
  expect(html.body.textContent).toContain('Gjorde sida 2')
})

test('the readable page says in Swedish what the profile holds, and what was filled into a form', async () => {
  const filled = [{ key: 'art', label: 'Ärende', value: ['Bygglov', 'Buller'] }]
  const { person } = await skydd({
    ...everything,
    'GET /v1/user/profile': () => json({ results: { ...anna, DaytoUpdate: '' } }),
    'GET /v1/Svar/all': () =>
      json({ results: { rows: [{ ...answer, said: [{ ...answer.said[0], filled }] }] } }),
  })
  await person.click(screen.getByRole('button', { name: 'Hämta som sida att läsa' }))
  const { content } = await savedFile()
  const html = new DOMParser().parseFromString(content, 'text/html')
  const rows = [...html.querySelectorAll('table')]
    .slice(0, 1)
    .flatMap((table) => [...table.rows])
    .map(({ cells }) => [...cells].map(({ textContent }) => textContent))
  const told = Object.fromEntries(rows)
  expect(told).toMatchObject({
    Roll: 'Användare',
    Inaktiv: 'Nej',
    'Senast inloggad': '2026-11-20 08:30',
    Tvåstegsverifiering: 'Av',
  })
  expect(Object.values(told)).not.toContain('')
  expect(html.querySelector('article pre')?.textContent).toBe(
    'Ärende: Bygglov, Buller\n<b>Hej</b> [TELEFON-1]',
  )
})

test('what cannot be read is told, and nothing is saved', async () => {
  const { person } = await skydd({
    ...everything,
    'GET /v1/Svar/all': () => refusal(500, 'server', 'Något gick fel.'),
  })
  await person.click(screen.getByRole('button', { name: 'Hämta som JSON' }))
  expect(within(await screen.findByRole('alert')).getByText(/.+/)).toBeDefined()
  expect(saved).toEqual([])
})

test('who has looked is told when nobody has, and when it cannot be read', async () => {
  await skydd({ ...everything, 'GET /v1/user/seen': () => json({ results: [] }) })
  expect(await screen.findByText('Ingen har öppnat din profil eller din logg.')).toBeDefined()
  cleanup()
  stageWith({ retentionDaysOf: { looks: 30 } })
  await skydd({ ...everything, 'GET /v1/user/seen': () => json({ results: [] }) })
  expect(await screen.findByText(/öppnat .* de senaste 30 dagarna\.$/)).toBeDefined()
  cleanup()
  await skydd({ ...everything, 'GET /v1/user/seen': () => refusal(400, 'no', 'Nej.') })
  expect(await screen.findByText('Listan kunde inte hämtas')).toBeDefined()
})
