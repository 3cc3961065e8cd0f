import { z } from 'zod'
import { contract, type RequestOf, type RouteKey } from '../../shared/contract/index.ts'
import { addDays, dayOf } from '../../shared/rules/days.ts'
import { isAdmin } from '../../shared/rules/permissions.ts'
import { isWorkingDay } from '../../shared/rules/calendar/workingTime.ts'
import type { Timings } from './loadTimings.ts'

export type Person = { address: string; token: string; Role: number }

/** What people may be told in all this: somebody else was faster, or it is gone already. */
const expected = new Set([200, 304, 404, 409])

const thing = z.object({ id: z.string() })
const answered = z.object({ results: z.union([z.array(thing), thing]) })

/** The ids of what an answer gives; none of one that gives nothing with an id. */
function idsIn(text: string): string[] {
  const { data } = z.safeParse(answered, text.startsWith('{') ? JSON.parse(text) : {})
  return data ? [data.results].flat().map(({ id }) => id) : []
}

const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(Math.random() * all.length)]

function formOf(input: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(input)) form.append(name, String(value))
  return form
}

function requestOf(key: RouteKey, input: object): [query: string, init: RequestInit] {
  const { method, body } = contract[key]
  if (body === 'query') {
    const fields = Object.entries(input).map(([name, value]) => [name, String(value)])
    return [`?${new URLSearchParams(Object.fromEntries(fields)).toString()}`, { method }]
  }
  if (body === 'multipart') return ['', { method, body: formOf(input) }]
  const headers = { 'content-type': 'application/json' }
  return ['', { method, headers, body: JSON.stringify(input) }]
}

/** What somebody does at work, each as one small story. Administrators do all of it, staff what they may. */
export function actionsOf({ address, token, Role }: Person, timings: Timings) {
  function begin<K extends RouteKey>(key: K, input: RequestOf<K>) {
    const [query, init] = requestOf(key, Object(input))
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${token}`)
    if (contract[key].body === 'multipart') headers.set('accept', 'text/event-stream')
    return fetch(`${address}/v1/${contract[key].path}${query}`, { ...init, headers })
  }
  async function call<K extends RouteKey>(key: K, input: RequestOf<K>) {
    const started = performance.now()
    const response = await begin(key, input)
    const text = await response.text()
    timings.took(key, performance.now() - started)
    if (!expected.has(response.status)) timings.failed(`${key}: ${response.status} ${text}`)
    return idsIn(text)
  }

  const choose = async () => {
    return { QuestionId: pick(await call('assistant.questions', {})) ?? '', FBody: 'Ett möte.' }
  }
  const ask = async () => {
    await call('assistant.send', await choose())
  }
  const giveUp = async () => {
    const AnswerId = crypto.randomUUID()
    const response = await begin('assistant.send', { ...(await choose()), AnswerId })
    // As closing the card does, which stops the provider.
    await response.body?.cancel()
    await call('assistant.stop', { AnswerId })
  }
  const read = async () => {
    const id = pick(await call('documents.all', { searchTerm: '', size: 5 }))
    if (id !== undefined) await call('documents.get', { id })
    await call('documents.latestNews', {})
  }
  const look = async () => {
    await call('notifications.all', {})
    await call('notifications.seen', {})
  }
  const own = async () => {
    await call('profile.update', { user: { Tele2: `021-39 00 0${Math.floor(Math.random() * 5)}` } })
    const [userid] = await call('profile.get', {})
    if (userid !== undefined) await call('users.log', { userid, page: 0 })
    await call('auth.me', {})
  }
  const book = async () => {
    const days = Array.from({ length: 60 }, (_, ahead) => addDays(dayOf(new Date()), ahead + 30))
    const day = pick(days.filter(isWorkingDay)) ?? ''
    const start = new Date(`${day}T${pick(['08', '09', '10', '13', '14'])}:00:00Z`)
    const end = new Date(start.getTime() + 30 * 60_000)
    const times = { start: start.toISOString(), end: end.toISOString() }
    const Rum = pick([1, 2, 3] as const) ?? 1
    const [booked] = await call('calendar.add', { event: { ...times, desc: 'Möte', Rum } })
    const [year, month] = day.split('-').map(Number)
    await call('calendar.events', { month, year, Rum })
    if (booked !== undefined) await call('calendar.delete', { event: booked })
  }
  const administer = async () => {
    await call('users.all', { searchTerm: pick(['', 'a', 'berg']) ?? '' })
    await call('questions.all', { searchTerm: '', size: 20 })
  }
  const watch = async () => {
    await Promise.all([
      call('statistics.totals', {}),
      call('statistics.users', {}),
      call('statistics.questions', {}),
      call('statistics.log', {}),
    ])
  }
  const publish = async () => {
    const Body = '<p>Läs mer om <strong>läget</strong>.</p>'
    const [id] = await call('documents.addNews', { Subject: 'Läget', Body, Published: true })
    if (id !== undefined) await call('documents.deleteNews', { id })
  }
  const chat = async () => {
    await call('chatbot.send', { newMessage: [{ role: 'user', content: 'Hej' }] })
  }
  const everybodys = [ask, ask, ask, giveUp, read, look, look, look, own, book]
  return isAdmin(Role) ? [...everybodys, administer, watch, watch, publish, chat] : everybodys
}
