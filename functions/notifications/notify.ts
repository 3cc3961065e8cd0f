import { nameOf } from '../../shared/rules/people/names.ts'
import { bookings } from '../stores/calendar/bookings.ts'
import { articles } from '../stores/documents/articles.ts'
import { broadcasts } from '../stores/notifications/broadcasts.ts'
import { outbox, type DomainEvent } from '../stores/outbox.ts'
import { thePortal } from '../stores/notifications/notifications.ts'
import { personalNotifications } from '../stores/notifications/personalNotifications.ts'
import { users } from '../stores/people/users.ts'
import type { ArticleList } from '../stores/table.ts'
import { goesOn, type Report, reportNotification } from './reports.ts'
import {
  kindOf,
  type Personal,
  personalNotification,
  publicationMessage,
  publicationNotification,
} from './texts.ts'

/** Whom a notification names, who may have been deleted since; the portal itself cannot be. */
const senderOf = async ({ type, by }: DomainEvent) =>
  type === 'questions.modelEnds' ? thePortal : users.latest(by.id)

/** What comes of an event once it is told: a mail, which nothing that fails with the telling holds up, or the other way round. */
function next(event: Personal): DomainEvent | undefined {
  if (event.type !== 'calendar.changed' || !event.mail) return undefined
  const { userid, mail, by, at } = event
  return { type: 'calendar.mailed', userid, mail, by, at }
}

async function notifyPerson(event: Personal, id: string) {
  const person = await users.latest(event.userid)
  return person
    ? personalNotifications.send(person, personalNotification(event), await senderOf(event), id, {
        next: next(event),
      })
    : outbox.remove(id)
}

/** What one person reports within an hour is one notification, which comes anew with each report. */
async function notifyOfReport(event: Report, id: string): Promise<boolean> {
  const person = await users.latest(event.userid)
  if (!person) return outbox.remove(id)
  const earlier = (await personalNotifications.of(person)).find((one) => goesOn(one, event))
  const notification = reportNotification(event, earlier)
  return personalNotifications.send(person, notification, await senderOf(event), id, {
    instead: earlier?.stamp,
  })
}

/**
 * Tells everybody of a publication, unless it has been taken back, or published anew since: events do not always come in
 * their order.
 */
async function notifyAll(event: Extract<DomainEvent, { type: 'documents.published' }>, id: string) {
  const article = await articles.latest(event.list, event.id)
  if (!article?.Published || (article.PublishedAt ?? event.at) !== event.at) {
    return outbox.remove(id)
  }
  const holds = articles.isAsRead(event.list, article)
  const notification = publicationNotification(event, article.Subject)
  return broadcasts.send(notification, await senderOf(event), id, holds)
}

/** What was told of an article bears the title that it has by now. */
async function retitle({ list, id: article }: { list: ArticleList; id: string }, id: string) {
  const now = await articles.latest(list, article)
  if (!now?.Published) return outbox.remove(id)
  const message = publicationMessage(list, now.Subject)
  const holds = articles.isAsRead(list, now)
  return broadcasts.reword({ kind: kindOf[list], id: article }, message, id, holds)
}

/** Takes somebody's new name to what they have booked. Done again it changes nothing. */
async function rename({ userid }: { userid: string }, id: string): Promise<boolean> {
  const person = await users.latest(userid)
  if (person) await bookings.rename(userid, nameOf(person))
  return outbox.remove(id)
}

/** What is told in the portal. */
type Told = Exclude<DomainEvent, { type: 'calendar.mailed' }>

/** Tells whom an event concerns, and ends it; false when somebody else was faster. */
export function notify(event: Told, id: string): Promise<boolean> {
  switch (event.type) {
    case 'documents.published':
      return notifyAll(event, id)
    case 'documents.withdrawn':
      return broadcasts.retract({ kind: kindOf[event.list], id: event.id }, event.at, id)
    case 'documents.renamed':
      return retitle(event, id)
    case 'profile.renamed':
      return rename(event, id)
    case 'calendar.changed':
    case 'profile.changed':
    case 'questions.proposed':
    case 'questions.published':
    case 'questions.modelEnds':
      return notifyPerson(event, id)
    case 'accessibility.reported':
      return notifyOfReport(event, id)
  }
}
