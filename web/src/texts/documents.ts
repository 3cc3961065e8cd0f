/** The lists, what is read and written, and the newest news (docs/requirements.md, "Documents and news"). */
const shared = {
  columns: { Subject: 'Subjekt', Body: 'Innehåll', created: 'Skapad' },
  actions: 'Åtgärder',
  open: 'Visa',
  openOf: (title: string) => `Visa ${title}`,
  edit: 'Modifiera',
  editOf: (title: string) => `Modifiera ${title}`,
  delete: 'Radera',
  deleteOf: (title: string) => `Radera ${title}`,
  draft: 'Utkast',
  empty: 'Tomt',
  showAll: 'Visa alla',
  written: (moment: string) => `Utkast från ${moment}`,

  fields: { Subject: 'Subjekt', Body: 'Innehåll' },
  saveDraft: 'Spara utkast',
  publish: 'Publicera',
  withdraw: 'Avpublicera',
  added: 'Adderas.',
  tooLong: 'Texten är för lång. Korta den eller dela upp den.',
  loses:
    'Texten innehåller delar som inte kan redigeras här, till exempel tabeller. De försvinner om du ändrar texten och sparar.',
  gone: 'Kopiera det du vill behålla innan du stänger.',
} as const

const documents = {
  ...shared,
  title: 'Dokument',
  search: 'Sök dokument...',
  searchLabel: 'Sök dokument',
  count: (count: number) => `${count} dokument`,
  add: 'Ny',
  addOf: 'Nytt dokument',
  emptyHelp: 'Här finns inga dokument än.',
  nothingFound: 'Inget dokument passar sökningen. Prova färre ord.',
  failed: 'Dokumenten gick inte att hämta',
  readFailed: 'Dokumentet gick inte att hämta',
  missing: 'Dokumentet finns inte längre',
  missingHelp: 'Det har tagits bort eller avpublicerats.',
  published: (moment: string) => `Publicerat ${moment}`,
  newTitle: 'Nytt dokument',
  editTitle: 'Modifiera dokument',
  conflict: 'Dokumentet har ändrats av någon annan',
  deleteTitle: 'Radera dokument',
  deleteQuestion: (title: string) => `Vill du verkligen radera dokumentet ${title}.`,
  deleteHelp: 'Det försvinner för alla och går inte att få tillbaka.',
  deleted: 'Dokumentet har tagits bort.',
} as const

const news = {
  ...shared,
  title: 'Nyhet & Information',
  search: 'Sök info...',
  searchLabel: 'Sök info',
  count: (count: number) => (count === 1 ? '1 nyhet' : `${count} nyheter`),
  add: 'Ny',
  addOf: 'En ny nyhet',
  emptyHelp: 'Här finns inga nyheter än.',
  nothingFound: 'Ingen nyhet passar sökningen. Prova färre ord.',
  failed: 'Nyheterna gick inte att hämta',
  readFailed: 'Nyheten gick inte att hämta',
  missing: 'Nyheten finns inte längre',
  missingHelp: 'Den har tagits bort eller avpublicerats.',
  published: (moment: string) => `Publicerad ${moment}`,
  newTitle: 'En ny nyhet',
  editTitle: 'Modifiera nyhet',
  conflict: 'Nyheten har ändrats av någon annan',
  deleteTitle: 'Radera nyhet',
  deleteQuestion: (title: string) => `Vill du verkligen radera nyheten ${title}.`,
  deleteHelp: 'Den försvinner för alla och går inte att få tillbaka.',
  deleted: 'Nyheten har tagits bort.',
} as const

export const articleTexts = { documents, news }

/** The newest news, on the lobby. */
export const bannerTexts = {
  label: 'Nyhet',
  readMore: 'Läs mer',
  about: (title: string) => `om ${title}`,
  hide: 'Dölj',
  hideOf: 'Dölj nyheten',
} as const
