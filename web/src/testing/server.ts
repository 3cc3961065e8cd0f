import { vi } from 'vitest'
import type { Source } from '../../../shared/contract/assistant/answer.ts'
import type { Card } from '../../../shared/contract/assistant.ts'
import type { Receipt } from '../../../shared/contract/assistant/receipt.ts'
import type { User } from '../../../shared/contract/user.ts'
import { settings } from './settings.ts'

/** A member of staff. */
export const anna: User = {
  id: 'u1',
  Role: 1,
  Firstname: 'Anna',
  Lastname: 'Bergström',
  Email: 'anna@example.se',
  NewEmail: '',
  PersonNr: '',
  Tele: '',
  Tele2: '',
  Adress: '',
  postnr: '',
  Ort: '',
  Offices: '',
  BildUrl: '',
  Lastlogin: '2026-11-20T07:30:00.000Z',
  InAktiv: false,
  SecondStep: 'off',
  Tour: false,
  DaytoUpdate: '',
}

/** An administrator. */
export const karin: User = {
  ...anna,
  id: 'u2',
  Role: 0,
  Firstname: 'Karin',
  Lastname: 'Lindqvist',
  Email: 'karin@example.se',
}

/** A card of the lobby. */
export const cardOf = (id: string, QuestionLabel: string, more: Partial<Card> = {}): Card => ({
  id,
  QuestionLabel,
  subtext: '',
  Ordering: 1,
  Category: '',
  FollowUps: [],
  PersonalData: 'dölj',
  ...more,
})

const questions: Card[] = [
  cardOf('q1', 'Svara på ett mejl', { subtext: 'Klistra in mejlet.' }),
  cardOf('q2', 'Sammanfatta ett möte', { Ordering: 2 }),
]

/** An answer as the server keeps it, with one turn. */
export const wholeAnswer = (id: string, answer: string) => ({
  id,
  QuestionId: 'q1',
  Question: 'Svara på ett mejl',
  asked: 'Min text',
  begins: answer,
  ending: 'answered',
  turns: 1,
  Pinned: false,
  sdate: '2026-11-20T08:00:00.000Z',
  until: '2026-12-20T08:00:00.000Z',
  said: [
    {
      id,
      asked: 'Min text',
      answer,
      ending: 'answered',
      AImodule: 'ChatGPT',
      GPTV: 'gpt-6-luna',
      sdate: '2026-11-20T08:00:00.000Z',
    },
  ],
})

type Answer = (request: Request) => Response | Promise<Response>

export const json = (body: unknown, status = 200): Response => Response.json(body, { status })

/** A refusal as the server words it. */
export const refusal = (status: number, error: string, code = 'broken', fields?: object) =>
  json({ success: false, error: { error, code, fields } }, status)

/** A reply whose connection breaks behind its head. */
export const broken = () =>
  new Response(
    new ReadableStream({ start: (body) => body.error(new TypeError('network error')) }),
    { headers: { 'content-type': 'application/json' } },
  )

/** A streamed answer that a test writes piece by piece. */
export function stream() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const encoder = new TextEncoder()
  const write = (event: string, data: object) =>
    writer.write(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
  return {
    response: new Response(readable, { headers: { 'content-type': 'text/event-stream' } }),
    text: (text: string) => write('text', { text }),
    async result(
      answer: string,
      more: {
        receipt?: Receipt
        cut?: true
        sources?: Source[]
        SvarId?: string
        run?: string
      } = {},
    ) {
      await write('result', { results: { answer, ...more }, message: 'Skickat.' })
      await writer.close()
    },
    async failure(error: string) {
      await write('failure', { success: false, error: { error, code: 'interrupted' } })
      await writer.close()
    },
    cut: () => writer.close(),
  }
}

/** Stands at the edge of the network. Keys are `METHOD /path`; anything else answers 404. */
export function serve(answers: Record<string, Answer>) {
  const requests: Request[] = []
  const all: Record<string, Answer> = {
    'POST /v1/auth/me': () => json({ user: anna }),
    'POST /v1/auth/logout': () => json({ results: true }),
    'GET /v1/user/profile': () => json({ results: anna }),
    'GET /v1/Nyhet/latest': () => json({ results: null }),
    'GET /v1/user/notis': () => json({ results: [] }),
    // The rooms in the lobby say nothing in what is not about them.
    'GET /v1/user/Event/day': () => new Promise(() => undefined),
    'GET /v1/Question/Uall': () => json({ results: questions }),
    'GET /v1/Svar/all': () => json({ results: { rows: [] } }),
    'POST /': () => json({}),
    ...answers,
  }
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit) => {
    const request = new Request(new URL(input, settings.address), init)
    requests.push(request)
    const answer = all[`${request.method} ${new URL(request.url).pathname}`]
    return answer ? answer(request) : refusal(404, 'Adressen finns inte.')
  })
  return requests
}
