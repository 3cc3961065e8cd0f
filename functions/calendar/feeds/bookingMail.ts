import type { Event } from '../../../shared/contract/calendar/event.ts'
import { rooms } from '../../../shared/rules/calendar/rooms.ts'
import { escaped, letter } from '../../platform/letter.ts'
import type { Mail } from '../../platform/mails.ts'
import { environment, variables } from '../../runtime/env.ts'
import type { DomainEvent } from '../../stores/outbox.ts'
import { timeOf } from '../booking/errors.ts'
import { invitationText } from './calendarText.ts'

const { MAIL_FROM } = environment(variables.mails)

type Mailed = Extract<DomainEvent, { type: 'calendar.mailed' }>

const wordsOf = (booking: Event) => `${rooms[booking.Rum]} ${timeOf(booking)}`

const subjectOf = ({ cancelled, bookings }: Mailed['mail']) => {
  const what = bookings[0] ? wordsOf(bookings[0]) : ''
  const more = bookings.length > 1 ? ` och ${bookings.length - 1} till` : ''
  return cancelled ? `Avbokat: ${what}${more}` : `Bokning: ${what}${more}`
}

/** What somebody is mailed of their bookings: what they are now, in words and as a file for their calendar. */
export function bookingMail({ mail, userid, by, at }: Mailed, to: string, address: string): Mail {
  const { cancelled, bookings } = mail
  const own = cancelled ? 'Du har avbokat' : 'Du har bokat'
  const others = cancelled ? 'Det här är avbokat av' : 'Det här är bokat åt dig av'
  const said = by.id === userid ? own : `${others} ${escaped(by.name)}`
  const [first] = bookings
  const lines = bookings.map((booking) =>
    [wordsOf(booking), booking.body].filter(Boolean).map(escaped).join('<br>'),
  )
  const link = first && `${address}/Rum/Kalender?bokning=${encodeURIComponent(first.id)}`
  return {
    subject: subjectOf(mail),
    html: letter([
      `${said}:`,
      ...lines,
      ...(link === undefined || cancelled
        ? []
        : [`<a href="${escaped(link)}">Visa bokningen i portalen</a>`]),
      'Öppna den bifogade filen för att uppdatera din kalender.',
    ]),
    file: {
      name: 'bokning.ics',
      ...invitationText({ bookings, cancelled, at, from: MAIL_FROM, to }),
    },
  }
}
