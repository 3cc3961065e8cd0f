import { inBoth } from './inBoth.ts'

/** The administrators' lobby: what is used, and by whom (docs/requirements.md, "Dashboard"). */
const klarsprak = {
  title: 'Lobby',
  heading: 'Lobby',
  lead: 'Översikt över hur portalen används. Siffrorna uppdateras av sig själva.',
  failed: 'Statistiken kunde inte hämtas',
  failedCode: 1020,
  stale: 'Siffrorna kunde inte uppdateras. Ett nytt försök görs strax.',

  period: 'Period',
  periods: {
    all: 'Hela tiden',
    today: 'I dag',
    '7': '7 dagar',
    '30': '30 dagar',
    '90': '90 dagar',
  },

  questions: 'Antal frågor',
  tokensIn: 'Tokens i frågor',
  tokensOut: 'Tokens i svar',
  cost: 'Kostnad för AI-tjänster',
  kronor: 'Kostnad (kr)',
  inKronor: (kronor: string) => `≈ ${kronor} kr`,
  tests: (count: string) => `Dessutom ${count} provsvar under Frågor sedan början.`,
  besides: (kronor: string, count: string) =>
    `Dessutom ≈ ${kronor} kr för ${count} provsvar och svar i provkörningar sedan början.`,
  askers: 'Personer som har frågat',
  mostAsked: 'Mest ställda frågan',
  times: (count: string) => (count === '1' ? '1 svar' : `${count} svar`),
  none: 'Ingen än',
  helped: 'Svar som hjälpte',
  votes: (count: string) =>
    count === '1' ? 'av 1 omdöme sedan början' : `av ${count} omdömen sedan början`,
  noVotes: 'Inga än',
  helpUnread: 'Kunde inte hämtas',

  byPerson: 'Frågor per användare',
  byQuestion: 'Mest ställda frågor',
  byDay: 'Tokens per dag',
  person: 'Användare',
  question: 'Fråga',
  day: 'Dag',
  rest: (count: number) => `Övriga (${count})`,
  nothing: 'Inget att visa för perioden.',
  asTable: 'Visa som tabell',
  asChart: 'Visa som diagram',
  download: 'Ladda ner som CSV',
  downloadOf: (title: string) => `Ladda ner ${title} som CSV`,
  tableOf: (title: string) => `Visa ${title} som tabell`,
  chartOf: (title: string) => `Visa ${title} som diagram`,
  tableName: (title: string) => `${title}, tabell`,
  chartMissing: 'Siffrorna finns som tabell.',
  chart: (title: string, highest: string) => `Diagram: ${title}. Flest: ${highest}.`,

  log: {
    title: 'Logg',
    search: 'Sök i loggen …',
    searchLabel: 'Sök i loggen',
    columns: { user: 'Användare', message: 'Händelse', created: 'Tidpunkt' },
    failed: 'Loggen kunde inte hämtas',
    empty: 'Inga händelser än',
    emptyHelp: 'Inloggningar, frågor och ändringar visas här.',
    nothingFound: 'Inget i loggen passar sökningen. Prova färre ord.',
    showAll: 'Visa alla',
    range: (from: number, to: number) => `${from}–${to}`,
    looking: 'Letar bland äldre händelser …',
    lookingHelp: 'Bland de nyaste händelserna finns inget som passar sökningen.',
    noMore: 'Inga fler händelser',
    noMoreHelp: 'Det finns inget äldre i loggen att visa här.',
  },
}

export const statisticsTexts = inBoth(klarsprak, {
  questions: 'Antal Frågor',
  tokensIn: 'Prompt tokens',
  tokensOut: 'Completion tokens',
  byQuestion: 'Antal svar per fråga',
  log: {
    search: 'Sök Logg...',
    columns: { message: 'Logg', created: 'Skapad' },
    empty: 'Tomt',
  },
})
