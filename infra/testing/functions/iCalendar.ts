import ICAL from 'ical.js'

/** What a strict reader (RFC 5545) finds in an iCalendar text: times are ISO 8601 in UTC. Throws where it cannot be read. */
export function eventsIn(text: string) {
  const root = new ICAL.Component(ICAL.parse(text))
  return root.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component, { strictExceptions: true })
    return {
      uid: event.uid,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      summary: event.summary,
      location: event.location,
      sequence: event.sequence,
      status: String(component.getFirstPropertyValue('status')),
    }
  })
}

/** What of an iCalendar text is about all of it: its method, name and such. */
export const propertyOf = (text: string, name: string): string =>
  String(new ICAL.Component(ICAL.parse(text)).getFirstPropertyValue(name))
