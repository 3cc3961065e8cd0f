import * as z from 'zod/mini'
import { oneLine } from '../rules/oneLine.ts'
import { limits } from '../limits.ts'
import { listPage, pageFrom, pageSize } from './http/listPage.ts'
import { chosenId, done, id, route, searchTerm } from './route.ts'

/** A document or a news item, whole. `Body` may hold HTML, which every reader cleans before it is shown. */
export const article = z.object({
  id: z.string(),
  Subject: z.string(),
  Body: z.string(),
  /** ISO 8601 in UTC: created, and from its first publication on, published. */
  sdate: z.string(),
  /** A draft is there for administrators only. */
  Published: z.boolean(),
  /** When somebody last changed it: ISO 8601 in UTC, empty before. Sent back with the next change. */
  DaytoUpdate: z._default(z.string(), ''),
  /** The name of whoever wrote it, where one article is read; empty once they are gone. */
  Author: z._default(z.string(), ''),
})

export type Article = z.infer<typeof article>

/** A row of the list: `Body` is the beginning of the text, without HTML. */
const listedArticle = z.omit(article, { DaytoUpdate: true, Author: true })

export type ListedArticle = z.infer<typeof listedArticle>

const missing = 'Måste fyllas i.'
const subject = oneLine().check(z.minLength(1, missing), z.maxLength(limits.articleSubject))
const body = z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(limits.articleBody))

/** What the dialog for a new document or news item sends. */
export const newArticle = z.object({
  Subject: subject,
  Body: body,
  Published: z._default(z.boolean(), false),
})

/** The same with the id that it is to have: whoever got no reply sends it again, and there is one article. */
const sentArticle = z.extend(newArticle, { id: z.optional(chosenId) })

/** What the dialog for editing sends. A field that is left out stays as it is. */
const articleChanges = z.object({
  id,
  Subject: z.optional(subject),
  Body: z.optional(body),
  Published: z.optional(z.boolean()),
  /** The one that the caller has seen. When the item has changed since, nothing is saved (409). */
  DaytoUpdate: z.optional(z.string()),
})

const search = z.object({
  searchTerm: searchTerm(limits.searchTerm),
  size: pageSize,
  from: pageFrom,
})
const rows = z.object({
  results: z.array(listedArticle),
  page: z.optional(listPage),
  /** Says that there are more than an answer carries. */
  message: z.optional(z.string()),
})
const one = z.object({ results: article })
const saved = z.object({ results: article, message: z.string() })
const byId = z.object({ id })

const readPermissions = ['table:GetItem', 'table:Query'] as const
const writeNeeds = ['table:GetItem', 'table:PutItem', 'table:UpdateItem'] as const

export const documents = {
  'documents.all': route({
    method: 'GET',
    path: 'Dokument/all',
    summary:
      'The documents, newest first, searched, with `size` a page of them; drafts for administrators only',
    access: 'user',
    body: 'query',
    input: search,
    output: rows,
    permissions: readPermissions,
    reads: ['USER', 'DOCUMENT'],
    revalidates: true,
  }),
  'documents.get': route({
    method: 'GET',
    path: 'Dokument/get',
    summary: 'A document, whole',
    access: 'user',
    refuses: ['not_found'],
    body: 'query',
    input: byId,
    output: one,
    permissions: ['table:GetItem'],
    reads: ['USER', 'ARTICLE'],
  }),
  'documents.add': route({
    method: 'PUT',
    path: 'Dokument/Add',
    summary: 'Adds a document, as a draft or published to everybody',
    access: 'admin',
    refuses: ['changed'],
    body: 'json',
    input: sentArticle,
    output: saved,
    permissions: writeNeeds,
    reads: ['USER', 'ARTICLE'],
    writes: ['USER', 'RATE', 'LOG', 'ARTICLE', 'DOCUMENT', 'EVENT'],
  }),
  'documents.update': route({
    method: 'PUT',
    path: 'Dokument/update',
    summary: 'Changes, publishes or withdraws a document',
    access: 'admin',
    refuses: ['not_found', 'changed'],
    body: 'json',
    input: articleChanges,
    output: saved,
    permissions: writeNeeds,
    reads: ['USER', 'ARTICLE'],
    writes: ['USER', 'RATE', 'LOG', 'ARTICLE', 'DOCUMENT', 'EVENT'],
  }),
  'documents.delete': route({
    method: 'DELETE',
    path: 'Dokument/delete',
    summary: 'Deletes a document',
    access: 'admin',
    refuses: ['not_found', 'changed'],
    body: 'query',
    input: byId,
    output: done,
    permissions: [...writeNeeds, 'table:DeleteItem'],
    reads: ['USER', 'ARTICLE'],
    writes: ['USER', 'RATE', 'LOG', 'ARTICLE', 'DOCUMENT', 'EVENT'],
  }),
  'documents.allNews': route({
    method: 'GET',
    path: 'Nyhet/all',
    summary:
      'The news, newest first, searched, with `size` a page of them; drafts for administrators only',
    access: 'user',
    body: 'query',
    input: search,
    output: rows,
    permissions: readPermissions,
    reads: ['USER', 'NEWS'],
    revalidates: true,
  }),
  'documents.getNews': route({
    method: 'GET',
    path: 'Nyhet/get',
    summary: 'A news item, whole',
    access: 'user',
    refuses: ['not_found'],
    body: 'query',
    input: byId,
    output: one,
    permissions: ['table:GetItem'],
    reads: ['USER', 'ARTICLE'],
  }),
  'documents.addNews': route({
    method: 'PUT',
    path: 'Nyhet/Add',
    summary: 'Adds a news item, as a draft or published to everybody',
    access: 'admin',
    refuses: ['changed'],
    body: 'json',
    input: sentArticle,
    output: saved,
    permissions: writeNeeds,
    reads: ['USER', 'ARTICLE'],
    writes: ['USER', 'RATE', 'LOG', 'ARTICLE', 'NEWS', 'EVENT'],
  }),
  'documents.updateNews': route({
    method: 'PUT',
    path: 'Nyhet/update',
    summary: 'Changes, publishes or withdraws a news item',
    access: 'admin',
    refuses: ['not_found', 'changed'],
    body: 'json',
    input: articleChanges,
    output: saved,
    permissions: writeNeeds,
    reads: ['USER', 'ARTICLE'],
    writes: ['USER', 'RATE', 'LOG', 'ARTICLE', 'NEWS', 'EVENT'],
  }),
  'documents.deleteNews': route({
    method: 'DELETE',
    path: 'Nyhet/delete',
    summary: 'Deletes a news item',
    access: 'admin',
    refuses: ['not_found', 'changed'],
    body: 'query',
    input: byId,
    output: done,
    permissions: [...writeNeeds, 'table:DeleteItem'],
    reads: ['USER', 'ARTICLE'],
    writes: ['USER', 'RATE', 'LOG', 'ARTICLE', 'NEWS', 'EVENT'],
  }),
  'documents.latestNews': route({
    method: 'GET',
    path: 'Nyhet/latest',
    summary: 'The newest published news item, unless the caller has dismissed it in the lobby',
    access: 'user',
    body: 'query',
    input: z.object({}),
    output: z.object({ results: z.nullable(listedArticle) }),
    permissions: readPermissions,
    reads: ['USER', 'NEWS'],
    revalidates: true,
  }),
  'documents.dismissNews': route({
    method: 'PUT',
    path: 'Nyhet/Dismiss',
    summary: 'Takes a news item off the caller’s lobby, on every device',
    access: 'user',
    body: 'json',
    input: byId,
    output: done,
    permissions: ['table:GetItem', 'table:UpdateItem'],
    reads: ['USER', 'ARTICLE'],
    writes: ['USER', 'RATE'],
  }),
}
