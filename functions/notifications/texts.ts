import type { NotificationTopic } from '../../shared/contract/notifications.ts'
import type { DomainEvent } from '../stores/outbox.ts'
import type { ArticleList } from '../stores/table.ts'

export const kindOf: Record<ArticleList, NotificationTopic['kind']> = {
  DOCUMENT: 'document',
  NEWS: 'news',
}

const published: Record<ArticleList, string> = {
  DOCUMENT: 'Publicerade dokumentet',
  NEWS: 'Publicerade nyheten',
}

/** What everybody is told of an article with this title. */
export const publicationMessage = (list: ArticleList, Subject: string): string =>
  `${published[list]} ”${Subject}”`

/** The same as a notification, under the title that the article has by now. */
export const publicationNotification = (
  { list, id, by, at }: Extract<DomainEvent, { type: 'documents.published' }>,
  Subject: string,
) => ({
  Name: by.name,
  message: publicationMessage(list, Subject),
  sdate: at,
  about: { kind: kindOf[list], id },
})

export type Personal = Exclude<
  Extract<DomainEvent, { userid: string }>,
  { type: 'calendar.mailed' | 'profile.renamed' }
>

function aboutOf(event: Personal): NotificationTopic {
  switch (event.type) {
    case 'calendar.changed':
      // One that is gone leads to where it lay.
      return event.was
        ? { kind: 'room', id: `${event.was.Rum}.${event.was.day}` }
        : { kind: 'booking', id: event.id }
    case 'questions.proposed':
      return { kind: 'proposal', id: event.id }
    case 'questions.published':
      return { kind: 'question', id: event.id }
    case 'profile.changed':
      return { kind: 'account', id: event.userid }
    case 'questions.modelEnds':
      return { kind: 'model', id: event.AImodule }
    case 'accessibility.reported':
      return { kind: 'report', id: event.by.id }
  }
}

/** What a person is told of what somebody else did: to their booking, to their account, or for them to look after. */
export const personalNotification = (event: Personal) => ({
  Name: event.by.name,
  message: event.message,
  sdate: event.at,
  about: aboutOf(event),
})
