import { articles } from '../stores/documents/articles.ts'
import { broadcasts } from '../stores/notifications/broadcasts.ts'
import { outbox, type DomainEvent } from '../stores/outbox.ts'
import { personalNotifications } from '../stores/notifications/personalNotifications.ts'
import { users } from '../stores/people/users.ts'
import { goesOn, type Report, reportNotification } from './reports.ts'
import { kindOf, type Personal, personalNotification, publicationNotification } from './texts.ts'

/** Whom a notification names, who may have been deleted since. */
const senderOf = ({ by }: DomainEvent) => users.latest(by.id)

async function notifyPerson(event: Personal, id: string) {
  const person = await users.latest(event.userid)
  return person
    ? personalNotifications.send(person, personalNotification(event), await senderOf(event), id)
    : outbox.remove(id)
}

/** What one person reports within an hour is one notification, which comes anew with each report. */
async function notifyOfReport(event: Report, id: string): Promise<boolean> {
  const person = await users.latest(event.userid)
  if (!person) return outbox.remove(id)
  const earlier = (await personalNotifications.of(person)).find((one) => goesOn(one, event))
  const notification = reportNotification(event, earlier)
  return personalNotifications.send(person, notification, await senderOf(event), id, earlier?.stamp)
}

/** Tells everybody of a publication, unless it has been taken back: events do not always come in their order. */
async function notifyAll(event: Extract<DomainEvent, { type: 'documents.published' }>, id: string) {
  const article = await articles.latest(event.list, event.id)
  if (!article?.Published) return outbox.remove(id)
  const holds = articles.isAsRead(event.list, article)
  return broadcasts.send(publicationNotification(event), await senderOf(event), id, holds)
}

/** Tells whom an event concerns, and ends it; false when somebody else was faster. */
export function notify(event: DomainEvent, id: string): Promise<boolean> {
  switch (event.type) {
    case 'documents.published':
      return notifyAll(event, id)
    case 'documents.withdrawn':
      return broadcasts.retract({ kind: kindOf[event.list], id: event.id }, id)
    case 'calendar.changed':
    case 'profile.changed':
      return notifyPerson(event, id)
    case 'accessibility.reported':
      return notifyOfReport(event, id)
  }
}
