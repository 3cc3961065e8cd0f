import { ulid } from 'ulid'
import { limits } from '../../shared/limits.ts'
import type { documents } from '../../shared/contract/documents.ts'
import { isDone } from '../../shared/contract/route.ts'
import { nextStamp } from '../../shared/rules/stamps.ts'
import { byOf, auditEntryOf } from '../platform/caller.ts'
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
  if (text === '') throw invalid({ Body: 'Måste fyllas i.' })
  // A sign of two halves may lie across the end.
  return text.slice(0, limits.articleSearched).toWellFormed()
}

const seenBefore = { WasPublished: true } as const

export const adding = (route: Routes[`documents.add${'' | 'News'}`], list: ArticleList) =>
  endpoint(route, async ({ input, caller }) => {
    const text = textOf(input.Body)
    const by = byOf(caller)
    const added: StoredArticle = {
      id: ulid(),
      ...input,
      sdate: by.at,
      DaytoUpdate: '',
      userid: caller.id,
      ...(input.Published && seenBefore),
    }
    const verb = added.Published ? 'Publicerade' : 'Skrev ett utkast till'
    const entry = auditEntryOf(caller, `${verb} ${names[list].the} ”${added.Subject}”`)
    const event = publication(list, undefined, added, by)
    if (!(await articles.add(list, added, { text, entry, event }))) {
      throw new Error('Two articles were given the same id')
    }
    return { results: added, message: 'Adderas.' }
  })

export const changing = (route: Routes[`documents.update${'' | 'News'}`], list: ArticleList) =>
  endpoint(route, async ({ input: { id, DaytoUpdate: seen, ...given }, caller }) => {
    const before = await articles.latest(list, id)
    if (!before) throw notFound(names[list].The)
    const wanted = { ...before, ...given }
    if (JSON.stringify(wanted) === JSON.stringify(before)) {
      return { results: before, message: 'Sparas.' }
    }
    if (seen !== undefined && seen !== before.DaytoUpdate) throw changedMeanwhile(names[list].The)
    const text = textOf(wanted.Body)
    const by = byOf(caller)
    const wasSeen = before.Published || before.WasPublished
    const after: StoredArticle = {
      ...wanted,
      sdate: wanted.Published && !wasSeen ? by.at : before.sdate,
      ...((wanted.Published || wasSeen) && seenBefore),
      DaytoUpdate: nextStamp(before.DaytoUpdate),
    }
    const entry = auditEntryOf(
      caller,
      `${verbOf(before, after)} ${names[list].the} ”${after.Subject}”`,
    )
    const event = publication(list, before, after, by)
    if (!(await articles.replace(list, before, after, { text, entry, event }))) {
      throw changedMeanwhile(names[list].The)
    }
    return { results: after, message: 'Sparas.' }
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
