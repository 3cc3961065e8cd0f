import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { article } from '../../../shared/contract/documents.ts'
import {
  type Condition,
  table,
  TableName,
  transact,
  unchangedSince,
  unlessRefused,
  type Write,
} from '../client.ts'
import { outbox, type DomainEvent } from '../outbox.ts'
import { versioned } from '../schemaVersion.ts'
import { listVersion, type Versioned } from '../listVersion.ts'
import { type AuditEntry, auditLog } from '../log/auditLog.ts'
import { type ArticleList, keys } from '../table.ts'
import { wholeList } from '../wholeList.ts'

/** An article as stored: of its author only the id, so that nothing of them is left once they are gone. */
const storedArticle = z.extend(z.omit(article, { Author: true }), {
  userid: z._default(z.string(), ''),
  /** Readers have seen it before, or do now: its date is that of the first time. */
  WasPublished: z.optional(z.literal(true)),
  /** When it was published last, ISO 8601 in UTC: what is told of an earlier time is told no more. */
  PublishedAt: z.optional(z.string()),
})

export type StoredArticle = z.infer<typeof storedArticle>

const articleVersions = versioned(storedArticle, [])

/** A row of a list as stored; `text` is what a search looks at. */
const row = z.object({
  id: z.string(),
  Subject: z.string(),
  text: z.string(),
  sdate: z.string(),
  Published: z.boolean(),
})

export type ArticleRow = z.infer<typeof row>

/** What a change is written with: its plain text, the log entry of whoever made it, and whom else it concerns. */
export type Publishing = { text: string; entry?: AuditEntry; event?: DomainEvent | undefined }

async function read(list: ArticleList, id: string, ConsistentRead: boolean) {
  const { Item } = await table.send(
    new GetCommand({ TableName, Key: keys.article(list, id), ConsistentRead }),
  )
  return Item && articleVersions.read(Item)
}

const puts = (
  list: ArticleList,
  saved: StoredArticle,
  text: string,
  isThere: Condition,
): Write[] => {
  const { id, Subject, sdate, Published } = saved
  const shown = { Subject, text, sdate, Published }
  return [
    {
      Put: {
        TableName,
        Item: { ...keys.article(list, id), ...articleVersions.written(saved) },
        ...isThere,
      },
    },
    { Put: { TableName, Item: { ...keys.articleRow(list, id), ...shown } } },
  ]
}

async function write(
  list: ArticleList,
  writes: Write[],
  { entry, event }: Omit<Publishing, 'text'>,
) {
  const [log] = await Promise.all([entry ? auditLog.writes(entry) : [], listVersion.announce(list)])
  return unlessRefused(transact([...writes, ...log, ...(event ? [outbox.put(event)] : [])]))
}

/** The documents and the news, each in a list of its own. */
export const articles = {
  /** The article with this id, whole, or undefined. */
  get: (list: ArticleList, id: string): Promise<StoredArticle | undefined> => read(list, id, false),

  /** The same as just written, for who is about to change it. */
  latest: (list: ArticleList, id: string): Promise<StoredArticle | undefined> =>
    read(list, id, true),

  /** The write that is refused once an article has been changed or deleted since it was read. */
  isAsRead: (list: ArticleList, { id, DaytoUpdate }: StoredArticle): Write => ({
    ConditionCheck: { TableName, Key: keys.article(list, id), ...unchangedSince(DaytoUpdate) },
  }),

  /** Every row of a list, unordered, drafts too, with the list's version. */
  async rows(list: ArticleList): Promise<Versioned<ArticleRow[]>> {
    const { version, value } = await wholeList(list)
    const rows = value.map((item) => ({ ...item, id: item['sk'] }))
    return { version, value: z.parse(z.array(row), rows) }
  },

  /** A list's version alone, for half a read unit. */
  version: (list: ArticleList) => listVersion.of(list),

  /** Stores a new article. Gives false, and changes nothing, when the id is taken. */
  add: (list: ArticleList, added: StoredArticle, { text, ...more }: Publishing): Promise<boolean> =>
    write(list, puts(list, added, text, { ConditionExpression: 'attribute_not_exists(pk)' }), more),

  /**
   * Replaces an article that is as in `before`. Gives false, and changes nothing, when it has been changed or deleted
   * since.
   */
  replace: (
    list: ArticleList,
    before: StoredArticle,
    after: StoredArticle,
    { text, ...more }: Publishing,
  ): Promise<boolean> =>
    write(list, puts(list, after, text, unchangedSince(before.DaytoUpdate)), more),

  /** Removes an article that is as in `before`; false as for `replace`. */
  remove: (
    list: ArticleList,
    { id, DaytoUpdate }: StoredArticle,
    more: Omit<Publishing, 'text'>,
  ): Promise<boolean> =>
    write(
      list,
      [
        { Delete: { TableName, Key: keys.article(list, id), ...unchangedSince(DaytoUpdate) } },
        { Delete: { TableName, Key: keys.articleRow(list, id) } },
      ],
      more,
    ),
}
