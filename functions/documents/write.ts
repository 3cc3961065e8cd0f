import { ulid } from 'ulid'
import { serverLimits } from '../../shared/serverLimits.ts'
import type { documents } from '../../shared/contract/documents.ts'
import { isDone } from '../../shared/contract/route.ts'
import { asSeen } from '../../shared/rules/oneLine.ts'
import { nextStamp } from '../../shared/rules/stamps.ts'
import { auditEntryOf, byOf, type Caller } from '../platform/caller.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { changedMeanwhile, invalid, notFound } from '../runtime/errors.ts'
import { plainText } from '../stores/plainText.ts'
import { articles, type StoredArticle } from '../stores/documents/articles.ts'
import type { ArticleList } from '../stores/table.ts'
import { publication, verbOf } from './publication.ts'
import { names } from './lists.ts'

type Routes = typeof documents

/** What a search looks at. Throws 400 when nothing of the HTML can be read. */
function textOf(Body: string): string {
  const text = plainText(Body)
  if (asSeen(text) === '') throw invalid({ Body: 'Måste fyllas i.' })
  // A sign of two halves may lie across the end.
  return text.slice(0, serverLimits.articleSearched).toWellFormed()
}

const isSame = (some: StoredArticle, other: StoredArticle): boolean =>
  JSON.stringify(some) === JSON.stringify(other)

const seenBefore = { WasPublished: true } as const

/** What an article has from the moment on that readers see it. */
const publishedAt = (PublishedAt: string) => ({ ...seenBefore, PublishedAt })

/** Makes an article what it is wanted to be. Throws 409 when somebody else has changed it meanwhile. */
async function replace(
  list: ArticleList,
  before: StoredArticle,
  wanted: StoredArticle,
  caller: Caller,
): Promise<StoredArticle> {
  if (isSame(wanted, before)) return before
  const text = textOf(wanted.Body)
  const by = byOf(caller)
  const wasSeen = before.Published || before.WasPublished
  const isBegun = wanted.Published && !before.Published
  const after: StoredArticle = {
    ...wanted,
    sdate: wanted.Published && !wasSeen ? by.at : before.sdate,
    ...(wasSeen && seenBefore),
    ...(isBegun && publishedAt(by.at)),
    DaytoUpdate: nextStamp(before.DaytoUpdate),
  }
  const message = `${verbOf(before, after)} ${names[list].the} ”${after.Subject}”`
  const entry = auditEntryOf(caller, message)
  const event = publication(list, before, after, by)
  if (!(await articles.replace(list, before, after, { text, entry, event }))) {
    throw changedMeanwhile(names[list].The)
  }
  return after
}

type Given = Pick<StoredArticle, 'Subject' | 'Body' | 'Published'>

/** What somebody has added already and was not told of: it is as they want it, or nobody has changed it since. */
async function addedBefore(list: ArticleList, id: string, given: Given, caller: Caller) {
  const before = await articles.latest(list, id)
  if (!before) return undefined
  const isTheirs = before.userid === caller.id
  const isAsAdded = before.DaytoUpdate === '' || isSame({ ...before, ...given }, before)
  if (!isTheirs || !isAsAdded) throw changedMeanwhile(names[list].The)
  return before
}

export const adding = (route: Routes[`documents.add${'' | 'News'}`], list: ArticleList) =>
  endpoint(route, async ({ input: { id: chosen, ...given }, caller }) => {
    const message = 'Adderas.'
    const addedAlready = async () => {
      const before = chosen && (await addedBefore(list, chosen, given, caller))
      return before ? replace(list, before, { ...before, ...given }, caller) : undefined
    }
    const already = await addedAlready()
    if (already) return { results: already, message }
    const text = textOf(given.Body)
    const by = byOf(caller)
    const added: StoredArticle = {
      id: chosen ?? ulid(),
      ...given,
      sdate: by.at,
      DaytoUpdate: '',
      userid: caller.id,
      ...(given.Published && publishedAt(by.at)),
    }
    const verb = added.Published ? 'Publicerade' : 'Skrev ett utkast till'
    const entry = auditEntryOf(caller, `${verb} ${names[list].the} ”${added.Subject}”`)
    const event = publication(list, undefined, added, by)
    if (await articles.add(list, added, { text, entry, event })) return { results: added, message }
    // Sent twice at once, it is the other.
    const other = await addedAlready()
    if (!other) throw changedMeanwhile(names[list].The)
    return { results: other, message }
  })

export const changing = (route: Routes[`documents.update${'' | 'News'}`], list: ArticleList) =>
  endpoint(route, async ({ input: { id, DaytoUpdate: seen, ...given }, caller }) => {
    const before = await articles.latest(list, id)
    if (!before) throw notFound(names[list].The)
    const wanted = { ...before, ...given }
    if (!isSame(wanted, before) && seen !== undefined && seen !== before.DaytoUpdate) {
      throw changedMeanwhile(names[list].The)
    }
    return { results: await replace(list, before, wanted, caller), message: 'Sparas.' }
  })

export const deleting = (route: Routes[`documents.delete${'' | 'News'}`], list: ArticleList) =>
  endpoint(route, async ({ input: { id }, caller }) => {
    const before = await articles.latest(list, id)
    if (!before) throw notFound(names[list].The)
    const entry = auditEntryOf(caller, `Raderade ${names[list].the} ”${before.Subject}”`)
    const event = publication(list, before, undefined, byOf(caller))
    if (!(await articles.remove(list, before, { entry, event }))) {
      throw changedMeanwhile(names[list].The)
    }
    return isDone
  })
