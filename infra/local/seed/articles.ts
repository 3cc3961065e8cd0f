import { plainText } from '../../../functions/stores/plainText.ts'
import { articles, type StoredArticle } from '../../../functions/stores/documents/articles.ts'
import { administrators } from '../../../functions/stores/people/administrators.ts'
import { users } from '../../../functions/stores/people/users.ts'
import { goneName, nameOf } from '../../../shared/rules/people/names.ts'
import type { DomainEvent } from '../../../functions/stores/outbox.ts'
import type { ArticleList } from '../../../functions/stores/table.ts'
import { type DemoArticle, demoDocuments, demoNews } from './articleTexts.ts'

/** How many of each list are recent enough for everybody to be told of. */
const announced = 2

type Author = DomainEvent['by']

/** One of the administrators. */
async function author(): Promise<Author> {
  const [id = ''] = await administrators.all()
  const person = await users.latest(id)
  return { id, name: person ? nameOf(person) : goneName }
}

async function seedList(
  list: ArticleList,
  all: DemoArticle[],
  by: Author,
  now: Date,
): Promise<void> {
  for (const [index, { Subject, Body, days, draft }] of all.entries()) {
    // The sample events name the first two.
    const id = `01KXDEMO${list}`.padEnd(25, '0') + String(index + 1)
    const at = new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString()
    const added: StoredArticle = {
      id,
      Subject,
      Body,
      sdate: at,
      Published: !draft,
      DaytoUpdate: '',
      userid: by.id,
    }
    const event: DomainEvent = {
      type: 'documents.published',
      list,
      id,
      Subject,
      by,
      at,
    }
    const isAnnounced = index < announced && !draft
    await articles.add(list, added, { text: plainText(Body), ...(isAnnounced && { event }) })
  }
}

/** Writes documents and news, of which the newest are told to everybody. */
export async function seedArticles(now: Date): Promise<void> {
  const by = await author()
  await Promise.all([
    seedList('DOCUMENT', demoDocuments, by, now),
    seedList('NEWS', demoNews, by, now),
  ])
}
