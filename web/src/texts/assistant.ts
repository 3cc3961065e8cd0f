import { inBoth } from './inBoth.ts'

const inDays = (days: number) => (days === 1 ? '1 dag' : `${days} dagar`)

/** The lobby of the assistant, a question's page, and what is done with an answer. */
const klarsprak = {
  search: 'Sök bland frågorna',
  searchPlaceholder: 'Sök fråga …',
  searchKey: 'Ctrl + K går hit',
  categories: 'Kategorier',
  all: (count: number) => `Alla ${count.toLocaleString('sv-SE')}`,
  often: 'Mina vanligaste',
  allCategories: (count: number) => `Alla ${count} kategorier`,
  fewerCategories: 'Färre kategorier',
  nothingFound: 'Ingen fråga passar',
  nothingFoundHelp: 'Prova ett annat ord, eller välj en annan kategori.',
  /** Read out after a search. */
  found: (count: number) => {
    if (count === 0) return 'Inga frågor hittades'
    return count === 1 ? '1 fråga hittades' : `${count.toLocaleString('sv-SE')} frågor hittades`
  },
  showAll: 'Visa alla frågor',
  star: (label: string) => `Gör ”${label}” till favorit`,
  unstar: (label: string) => `Ta bort ”${label}” från favoriterna`,
  proposedBy: (name: string) => `Föreslagen av ${name}`,
  missing: 'Saknar du en fråga?',
  propose: 'Föreslå en fråga',
  draft: 'Påbörjad',
  running: (assistant: string) => `${assistant} skriver …`,
  unseen: 'Nytt svar',
  seen: 'Besvarad',

  lastAnswers: 'Dina senaste svar',
  noAnswers: 'När du har ställt en fråga hittar du svaret här.',
  allAnswers: 'Alla mina svar',
  lastFailed: 'Svaren kunde inte hämtas',

  isLong: 'Texten är lång. Svaret tar längre tid och kostar mer.',
  isTooLong: 'Texten är för lång. Korta den, eller dela upp den i flera frågor.',
  long: (length: number) =>
    `Lång text: ${length.toLocaleString('sv-SE')} tecken. Svaret tar längre tid och kostar mer.`,
  tooLong: (over: number) =>
    `Texten är ${over.toLocaleString('sv-SE')} tecken för lång. Korta den, eller dela upp den i flera frågor.`,

  back: 'Alla frågor',
  gone: 'Frågan finns inte längre',
  goneMeanwhile:
    'Någon har raderat den. Det du har skrivit står kvar här, så att du kan kopiera det.',
  goneHelp: 'Den kan ha raderats. Svar som portalen har sparat finns under Mina svar.',
  answerFailed: 'Svaret kunde inte hämtas',
  answerFailedCode: 1020,
  answerGone: 'Svaret finns inte längre',
  answerGoneHelp: 'Det kan ha raderats. Du kan ställa frågan på nytt.',
  toQuestion: 'Till frågan',
  askAgain: 'Ställ frågan igen',
  you: 'Du skrev',
  answerNumber: (number: number) => `Svar ${number}`,
  answerNumberTo: (number: number, label: string) => `Svar ${number} på ${label}`,
  earlierText: 'Förra svarets text',
  toEnd: 'Hoppa till slutet',
  fetching: 'Kontakten bröts. Svaret skrivs klart ändå och hämtas hit när det är färdigt.',
  lost: 'Svaret kom inte fram. Din text finns kvar.',
  comesAnyway: 'Du kan lämna sidan. Svaret skrivs klart och finns här när du kommer tillbaka.',
  kept: (days: number) =>
    `Svaret finns i Mina svar i ${inDays(days)}. Läs igenom det innan du använder det.`,
  keptTo: (day: string) =>
    `Svaret finns i Mina svar till ${day}. Läs igenom det innan du använder det.`,
  keptPinned: (days: number) =>
    `Fästa svar finns i Mina svar i ${inDays(days)}. Läs igenom svaret innan du använder det.`,
  arrived: (label: string) => `Svaret på ”${label}” är klart.`,
  notArrived: (label: string) => `Svaret på ”${label}” blev inte klart.`,

  earlier: 'Visa förra svaret',
  hideEarlier: 'Dölj förra svaret',
  earlierTitle: 'Förra svaret',

  pin: 'Fäst',
  unpin: 'Lossa',
  pinned: (days: number) => `Svaret är fäst och sparas i ${inDays(days)}.`,
  unpinned: 'Svaret är inte fäst längre.',
  pinFailed: 'Svaret kunde inte fästas.',
  unpinFailed: 'Svaret kunde inte lossas.',

  helped: 'Hjälpte svaret?',
  yes: 'Ja',
  no: 'Nej',
  thanks: 'Tack! Det hjälper oss att göra frågan bättre.',
  why: 'Vad var det som inte stämde?',
  reasons: { fel: 'Fel', saknar: 'Saknar något', langt: 'För långt', ton: 'Fel ton' },
  note: 'Berätta mer om du vill',
  noteHelp: 'Skriv inga personuppgifter. Administratörerna ser texten, men inte vem som skrev den.',
  share: 'Administratörerna får se min text',
  sendNote: 'Skicka omdömet',
  voteFailed: 'Ditt omdöme kunde inte sparas.',

  overview: 'Översikt',
  assistantTab: 'Assistenten',
  tabs: 'Lobbyns delar',
}

export const assistantTexts = inBoth(klarsprak, {})

/** `Mina svar`. */
export const ownAnswerTexts = inBoth(
  {
    title: 'Mina svar',
    lead: (days: number) =>
      `Här finns de svar som du har fått av assistenten. De sparas i ${inDays(days)} så att du kan gå tillbaka till dem, och bara du kan se dem. Personuppgifter som doldes för assistenten är dolda även här.`,
    off: 'Portalen sparar inga svar.',
    offHelp: 'Kopiera det du vill ha kvar från ett svar innan du lämnar sidan.',
    search: 'Sök bland dina svar',
    searchPlaceholder: 'Sök i frågor och svar …',
    all: 'Alla',
    onlyPinned: 'Bara fästa',
    nonePinned: 'Du har inte fäst något svar',
    nonePinnedHelp: 'Fäst de svar som du vill ha kvar längre.',
    empty: 'Här finns inga svar än',
    emptyHelp: 'När du har ställt en fråga till assistenten finns svaret här.',
    toQuestions: 'Till frågorna',
    /** Read out after a search, which gives so many at a time. */
    found: (count: number, hasMore: boolean) => {
      if (count === 0) return 'Inga svar hittades'
      const number = hasMore ? `Fler än ${count}` : String(count)
      return `${number} svar hittades`
    },
    nothingFound: 'Inget svar passar',
    nothingFoundHelp: 'Prova ett annat ord.',
    showAll: 'Visa alla svar',
    failed: 'Svaren kunde inte hämtas',
    failedCode: 1020,
    more: 'Visa fler',
    moreFailed: 'Fler svar kunde inte hämtas. Försök igen.',
    until: (date: string) => `Sparas till ${date}`,
    turns: (count: number) => (count === 1 ? '' : `${count} svar`),
    stopped: 'Avbrutet',
    unfinished: 'Blev inte klart',
    cut: 'Slutar mitt i',
    noText: 'Det kom inget svar.',
    delete: (label: string, when: string) => `Radera svaret på ”${label}” från ${when}`,
    deleteTitle: 'Radera svaret?',
    deleteHelp: 'Svaret och det du skrev tas bort och går inte att få tillbaka.',
    deleteOne: 'Radera svaret',
    deleted: 'Svaret är raderat.',
    deleteAll: 'Radera alla',
    deleteAllTitle: 'Radera alla dina svar?',
    deleteAllHelp: 'Alla svar, också de fästa, tas bort och går inte att få tillbaka.',
    allDeleted: 'Alla dina svar är raderade.',
    deleteFailed: 'Svaren kunde inte raderas.',
    cancel: 'Avbryt',
    save: 'Ladda ner alla',
    saveFailed: 'Svaren kunde inte laddas ner.',
    fileName: 'Mina svar',
    asked: 'Du skrev',
    pin: (label: string, when: string) => `Fäst svaret på ”${label}” från ${when}`,
    unpin: (label: string, when: string) => `Lossa svaret på ”${label}” från ${when}`,
  },
  {},
)
