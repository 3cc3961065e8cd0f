import { plainText } from '../../../functions/stores/plainText.ts'
import { articles, type StoredArticle } from '../../../functions/stores/documents/articles.ts'
import { userList } from '../../../functions/stores/people/userList.ts'
import type { DomainEvent } from '../../../functions/stores/outbox.ts'
import type { ArticleList } from '../../../functions/stores/table.ts'
import { type DemoArticle, demoDocuments, demoNews } from './articleTexts.ts'

/** Who wrote the demo's articles. */
const author = 'admin@example.se'

/** How many of each list are recent enough for everybody to be told of. */
const announced = 2

async function seedList(list: ArticleList, all: DemoArticle[], now: Date): Promise<void> {
  const people = (await userList.all()).value
  const userid = people.find(({ Email }) => Email === author)?.id ?? ''
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
      userid,
    }
    const event: DomainEvent = {
      type: 'documents.published',
      list,
      id,
      Subject,
      by: { id: '', name: 'Karin Lindqvist' },
      at,
    }
    const isAnnounced = index < announced && !draft
    await articles.add(list, added, { text: plainText(Body), ...(isAnnounced && { event }) })
  }
}

/** Writes documents and news, of which the newest are told to everybody. */
export async function seedArticles(now: Date): Promise<void> {
  await Promise.all([seedList('DOCUMENT', demoDocuments, now), seedList('NEWS', demoNews, now)])
}
