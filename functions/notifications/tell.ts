import { articles } from '../stores/articles.ts'
import { board } from '../stores/board.ts'
import { events, type Happened } from '../stores/events.ts'
import { ownNotices } from '../stores/ownNotices.ts'
import { users } from '../stores/users.ts'
import { kindOf, personalNotice, publicationNotice } from './texts.ts'

/** Tells one person; an event about somebody who is gone ends untold. */
async function tellPerson(happened: Extract<Happened, { userid: string }>, id: string) {
  const person = await users.latest(happened.userid)
  return person ? ownNotices.tell(person, personalNotice(happened), id) : events.end(id)
}

/** Tells everybody of a publication, unless it has been taken back: events do not always come in their order. */
async function tellAll(happened: Extract<Happened, { type: 'documents.published' }>, id: string) {
  const article = await articles.latest(happened.list, happened.id)
  if (!article?.Published) return events.end(id)
  return board.tell(publicationNotice(happened), id, articles.isAsRead(happened.list, article))
}

/** Tells whom an event concerns, and ends it; false when somebody else was faster. */
export function tell(happened: Happened, id: string): Promise<boolean> {
  switch (happened.type) {
    case 'documents.published':
      return tellAll(happened, id)
    case 'documents.withdrawn':
      return board.retract({ kind: kindOf[happened.list], id: happened.id }, id)
    case 'calendar.changed':
    case 'profile.changed':
    case 'accessibility.reported':
      return tellPerson(happened, id)
  }
}
