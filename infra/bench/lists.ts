import { ulid } from 'ulid'
import type { StoredUser } from '../../functions/stores/people/users.ts'
import { limits } from '../../shared/limits.ts'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { step } from '../../shared/rules/questions/places.ts'
import { demoDocuments } from '../local/seed/articleTexts.ts'
import { demoQuestions } from '../local/seed/questions.ts'
import type { Line } from './line.ts'
import { run, unitsOf } from './units.ts'

/** How many are stored at once. */
const atOnce = 20

async function each(count: number, store: (index: number) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < count; from += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, count - from) }, (_, at) => from + at)
    await Promise.all(some.map(store))
  }
}

/** Makes the library `size` questions with texts as long as the demo's, and ids and places as new questions get them. */
export async function fillLibrary(size: number): Promise<void> {
  const { cards } = await import('../../functions/stores/questions/cards.ts')
  const { newQuestionId, questions } = await import('../../functions/stores/questions/questions.ts')
  const texts = demoQuestions(new Date())
  // The one that the sample event asks.
  await Promise.all(texts.slice(0, 1).map((text) => questions.add(text)))
  const there = (await cards.all()).value
  const last = Math.max(...there.map((one) => one.Ordering))
  await each(size - there.length, async (index) => {
    const text = texts[index % texts.length]
    if (!text) return
    const Ordering = last + (index + 1) * step
    await questions.add({ ...text, id: newQuestionId(), Ordering })
  })
}

/** Adds so many documents with texts as long as the demo's. */
export async function addDocuments(size: number): Promise<void> {
  const { articles } = await import('../../functions/stores/documents/articles.ts')
  const { plainText } = await import('../../functions/stores/plainText.ts')
  await each(size, async (index) => {
    const text = demoDocuments[index % demoDocuments.length]
    if (!text) return
    const { Subject, Body } = text
    const sdate = new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString()
    const added = { id: ulid(), Subject, Body, sdate, Published: true, DaytoUpdate: '', userid: '' }
    await articles.add('DOCUMENT', added, { text: plainText(Body) })
  })
}

type Asked = Record<string, string[]>

/**
 * Units and bytes of what administrators and staff read of long lists: whole calls, right after a change, with the caller check. No
 * reply grows with the number of things (docs/requirements.md, "Lists").
 */
export async function listUnits(librarySizes: number[], documents: number[]): Promise<Line[]> {
  const { users } = await import('../../functions/stores/people/users.ts')
  const name = { Firstname: 'Karin', Lastname: 'Lindqvist', Email: 'karin@example.se' }
  const admin: StoredUser = { ...users.blank, ...name, Role: ADMIN, id: crypto.randomUUID() }
  await users.add(admin)
  const lines: Line[] = []
  async function tell(
    what: string,
    key: 'questions.all' | 'assistant.questions' | 'documents.all',
    asked: Asked,
    goal?: number,
  ) {
    let answer: unknown
    const { read } = await unitsOf(async () => {
      answer = await run(key, admin.id, { multiValueQueryStringParameters: asked, headers: {} })
    })
    const { body }: { body: string } = Object.assign({ body: '' }, answer)
    lines.push(
      { what, figure: read, unit: 'units' },
      { what: `${what}, answer`, figure: Buffer.byteLength(body) / 1024, unit: 'KB', goal },
    )
  }
  const size = [String(limits.pageSize)]
  for (const count of librarySizes) {
    await fillLibrary(count)
    const of = `Question/all, ${count} questions`
    await tell(`${of}, a page of 20`, 'questions.all', { size }, 20)
    await tell(`${of}, a page of a search`, 'questions.all', { size, searchTerm: ['mejl'] }, 20)
    await tell(`${of}, a page by day`, 'questions.all', { size, sort: ['-created'] }, 20)
    await tell(`${of}, without pages`, 'questions.all', {})
    const cards = `Question/Uall, ${count} questions`
    const shown = { size: [String(limits.cardsAtOnce)] }
    await tell(`${cards}, what the lobby asks for first`, 'assistant.questions', shown, 110)
    await tell(`${cards}, a search`, 'assistant.questions', { ...shown, searchTerm: ['mejl'] }, 110)
    await tell(`${cards}, without pages`, 'assistant.questions', {})
  }
  for (const [at, count] of documents.entries()) {
    await addDocuments(count - (documents[at - 1] ?? 0))
    const of = `Dokument/all, ${count} documents`
    const page = { size: [String(limits.articlePageSize)] }
    await tell(`${of}, a page of 5`, 'documents.all', page, 5)
    await tell(`${of}, without pages`, 'documents.all', {})
  }
  return lines
}
