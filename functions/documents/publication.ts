import type { Article } from '../../shared/contract/documents.ts'
import type { DomainEvent } from '../stores/outbox.ts'
import type { ArticleList } from '../stores/table.ts'

type By = Pick<DomainEvent, 'by' | 'at'>
type State = Pick<Article, 'id' | 'Subject' | 'Published'>

/** The event of an article that readers get to see, or see no more; none for what concerns its writers alone. */
export function publication(
  list: ArticleList,
  before: State | undefined,
  after: State | undefined,
  by: By,
): DomainEvent | undefined {
  const was = before?.Published ?? false
  const is = after?.Published ?? false
  if (after && is && !was) {
    return { type: 'documents.published', list, id: after.id, Subject: after.Subject, ...by }
  }
  if (before && after && was && is && before.Subject !== after.Subject) {
    return { type: 'documents.renamed', list, id: after.id, ...by }
  }
  if (before && was && !is) return { type: 'documents.withdrawn', list, id: before.id, ...by }
  return undefined
}

export function verbOf(before: State, after: State): string {
  if (after.Published && !before.Published) return 'Publicerade'
  if (before.Published && !after.Published) return 'Avpublicerade'
  return 'Ändrade'
}
