import { linesSaid } from '../../../../shared/rules/questions/fields.ts'
import { rooms } from '../../../../shared/rules/calendar/rooms.ts'
import { protectionTexts as texts } from '../../texts/protection.ts'
import { withSources } from '../../ui/answer/take/withSources.ts'
import { minuteOf } from '../../ui/dates.ts'
import type { OwnData } from './ownData.ts'
import { profileRows } from './profileRows.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)

const element = (tag: string, inner: string) => `<${tag}>${inner}</${tag}>`
const text = (tag: string, words: string) => element(tag, escaped(words))

const table = (rows: string[][]) =>
  rows.length === 0
    ? text('p', texts.nothing)
    : element(
        'table',
        rows.map((cells) => element('tr', cells.map((one) => text('td', one)).join(''))).join(''),
      )

type Part = [title: string, html: string]

const bookingsPart = (bookings: NonNullable<OwnData['bookings']>): Part => [
  texts.parts.bookings,
  table(
    bookings.map(({ Rum, startdate, enddatetime, title, body }) => [
      rooms[Rum],
      `${minuteOf(startdate)}–${minuteOf(enddatetime)}`,
      body || title,
    ]),
  ),
]

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}
td{vertical-align:top;padding:.25rem 1rem .25rem 0}article{border-top:1px solid;margin-top:1rem}pre{white-space:pre-wrap;font:inherit}`

/** What the portal holds about somebody, as a page that can be read and printed: it has no script and fetches nothing. */
export function readablePage({
  profile,
  answers,
  log,
  notifications,
  bookings,
  looks,
  proposals,
}: OwnData): string {
  const { parts } = texts
  const sections: Part[] = [
    [parts.profile, table(profileRows(profile))],
    [
      parts.answers,
      answers
        .map(({ Question, sdate, said = [] }) => {
          const turns = said.map(
            ({ answer, sources, ...turn }) =>
              text('h4', texts.asked) +
              text('pre', linesSaid(turn)) +
              text('h4', texts.answered) +
              text('pre', withSources(answer, sources)),
          )
          return element('article', text('h3', `${Question}, ${minuteOf(sdate)}`) + turns.join(''))
        })
        .join('') || text('p', texts.nothing),
    ],
    [parts.log, table(log.map(({ sdate, message }) => [minuteOf(sdate), message]))],
    [
      parts.notifications,
      table(notifications.map(({ sdate, Name, message }) => [minuteOf(sdate), Name, message])),
    ],
    ...(bookings ? [bookingsPart(bookings)] : []),
    [
      parts.proposals,
      table(
        proposals.map(({ sdate, Subject, Body, FBody }) => [minuteOf(sdate), Subject, Body, FBody]),
      ),
    ],
    [
      parts.looks,
      table(looks.map(({ sdate, Name, at }) => [minuteOf(sdate), Name, texts.seenAt[at]])),
    ],
  ]
  const body = sections.map(([title, html]) => text('h2', title) + html).join('')
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(texts.file)}</title><style>${style}</style>`
  const taken = text('p', texts.takenAt(minuteOf(new Date().toISOString())))
  return `<!doctype html><html lang="sv"><head>${head}</head><body>${text('h1', texts.file)}${taken}${body}</body></html>`
}
