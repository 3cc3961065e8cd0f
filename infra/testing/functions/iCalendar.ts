import ICAL from 'ical.js'

/** The iCalendar objects of a text: it may hold several, one after the other. */
const objectsIn = (text: string) => {
  const parsed: any[] = ICAL.parse(text)
  return (Array.isArray(parsed[0]) ? parsed : [parsed]).map((one) => new ICAL.Component(one))
}

/** What a strict reader (RFC 5545) finds in an iCalendar text: times are ISO 8601 in UTC. Throws where it cannot be read. */
export const eventsIn = (text: string) => objectsIn(text).flatMap(eventsOf)

function eventsOf(root: ICAL.Component) {
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

/** The methods of an iCalendar text's objects, and how many events each has. */
export const methodsIn = (text: string) =>
  objectsIn(text).map((root) => [
    String(root.getFirstPropertyValue('method')),
    root.getAllSubcomponents('vevent').length,
  ])

/** What of an iCalendar text is about all of it: its method, name and such. */
export const propertyOf = (text: string, name: string): string =>
  String(new ICAL.Component(ICAL.parse(text)).getFirstPropertyValue(name))
