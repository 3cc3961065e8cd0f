import {
  type Answer,
  bare,
  capital,
  listOf,
  linesOf,
  partsOf,
  sentencesOf,
  small,
  tableOf,
} from './details.ts'

function goalOf(point: string): string {
  if (/beslut/i.test(point)) return 'besluta'
  return /läge|information|rapport/i.test(point) ? 'informera' : 'diskutera'
}

/** An agenda whose minutes are those of the meeting. */
export const agenda: Answer = (details) => {
  const whole = Number.parseInt(details('minuter'), 10) || 60
  const points = linesOf(details('punkter'))
  const begins = whole > 20 ? 5 : 0
  const each = Math.max(1, Math.floor((whole - begins - 5) / Math.max(points.length, 1)))
  const rest = whole - begins - 5 - each * points.length
  const rows = points.map((point, at) => [
    bare(point),
    String(each + (at === points.length - 1 ? rest : 0)),
    goalOf(point),
    goalOf(point) === 'besluta' ? 'Läs förslaget' : 'Ingen',
  ])
  const day = details('dag')
  return partsOf(
    `Mötet${day === '' ? '' : ` den ${day}`} ska leda till det här: ${small(bare(details('syfte')))}.`,
    tableOf(
      ['Punkt', 'Minuter', 'Mål', 'Förberedelse'],
      [
        ...(begins > 0 ? [['Inledning', String(begins), 'informera', 'Ingen']] : []),
        ...rows,
        ['Sammanfattning', '5', 'besluta', 'Ingen'],
      ],
    ),
    'Läs igenom underlaget före mötet och ta med dina frågor.',
  )
}

const isNoDecision = (text: string) => /beslut\w* (?:inget|inte)|inget beslut/i.test(text)
const isDecision = (text: string) => !isNoDecision(text) && /beslut|^vi tar |enades/i.test(text)
const isOpen = (text: string) => /\?$|ingen vet|nästa gång|oklart|tycker|pratade/i.test(text)
const isTask = (text: string) =>
  /\bska\b|senast|till (?:mån|tis|ons|tors|fre)dag|(?:ändrar|skriver|ringer|bokar|skickar) /i.test(
    text,
  )

const missing = 'uppgift saknas'

function taskLine(sentence: string): string {
  const [first = ''] = sentence.split(' ')
  const who = /^(?:Någon|Vi|Man|Det|Den)$/.test(first) ? missing : first
  const [, when = missing] = /(?:senast|till) (?:den )?([^.,]+)/.exec(sentence) ?? []
  return `${bare(sentence)}. Ansvarig: ${who}. Ska vara klart: ${when}.`
}

const orNone = (items: string[]): string => (items.length === 0 ? 'inga' : listOf(items))

/** Decisions, tasks and open questions, each a sentence of the notes. */
export const summary: Answer = (details) => {
  const all = sentencesOf(details('anteckningar'))
  const decisions = all.filter(isDecision)
  const open = all.filter((one) => !isDecision(one) && isOpen(one))
  const tasks = all.filter((one) => !isDecision(one) && !isOpen(one) && isTask(one))
  return partsOf(
    '## Beslut',
    orNone(decisions.map((one) => capital(one.replace(/^Beslut:\s*/, 'Vi beslutade: ')))),
    '## Att göra',
    orNone(tasks.map(taskLine)),
    '## Öppna frågor',
    orNone(open),
  )
}

function decided(point: string): string {
  const [, chosen, name] = /^Val av (\S+): (.+)$/.exec(bare(point)) ?? []
  if (chosen !== undefined) return `${name} utsågs till ${chosen}.`
  const [, what] =
    /(?:enades om|beslutade(?: att)?|bestämde(?: att)?) (.+)$/i.exec(bare(point)) ?? []
  return what === undefined ? 'inget beslut' : `${small(what)}.`
}

/** Minutes with a paragraph for each sentence of the notes. */
export const minutes: Answer = (details) => {
  const points = sentencesOf(details('anteckningar'))
  const [, signs = '[justerare]'] = /justerare: ([\p{L} -]+)/u.exec(details('anteckningar')) ?? []
  return partsOf(
    `Det här är protokoll från mötet med ${details('organ')} den ${details('dag')}.`,
    ...points.map((point, at) =>
      partsOf(
        `## § ${at + 1}`,
        capital(bare(point.split(/[:,]/)[0] ?? point)),
        `Det här togs upp under punkten: ${bare(point.replace(/^[^:]*:\s*/, ''))}.`,
        `Beslut: ${decided(point)}`,
      ),
    ),
    `Utkast. Justeras av ${signs}`,
  )
}
