import { inBoth } from './inBoth.ts'

/** The lists, what is read and written, and the newest news (docs/requirements.md, "Documents and news"). */
const shared = {
  actions: 'Åtgärder',
  open: 'Visa',
  openOf: (title: string) => `Visa ${title}`,
  edit: 'Redigera',
  editOf: (title: string) => `Redigera ${title}`,
  delete: 'Radera',
  deleteOf: (title: string) => `Radera ${title}`,
  draft: 'Utkast',
  showAll: 'Visa alla',
  written: (moment: string) => `Utkast från ${moment}`,
  by: (name: string) => `av ${name}`,

  fields: { Subject: 'Rubrik', Body: 'Innehåll' },
  saveDraft: 'Spara utkast',
  publish: 'Publicera',
  withdraw: 'Avpublicera',
  draftSaved: 'Utkastet är sparat.',
  changed: 'Ändringarna är sparade.',
  tooLong: 'Texten är för lång. Korta den eller dela upp den.',
  loses:
    'Texten innehåller delar som inte kan redigeras här, till exempel kod. De försvinner om du ändrar texten och sparar.',
  gone: 'Kopiera det du vill behålla innan du stänger.',
}

const specification = {
  columns: { Subject: 'Subjekt', Body: 'Body', created: 'Skapad' },
  edit: 'Modifiera',
  editOf: (title: string) => `Modifiera ${title}`,
  fields: { Subject: 'Subjekt' },
  empty: 'Tomt',
  draftSaved: 'Sparas.',
  changed: 'Sparas.',
}

const documents = inBoth(
  {
    ...shared,
    columns: { Subject: 'Rubrik', Body: 'Innehåll', created: 'Datum' },
    title: 'Dokument',
    lead: 'Riktlinjer, mallar och annat som gäller tills vidare.',
    back: 'Alla dokument',
    changedOn: (day: string) => `Ändrat ${day}`,
    search: 'Sök dokument …',
    searchLabel: 'Sök dokument',
    count: (count: number) => `${count} dokument`,
    add: 'Nytt dokument',
    addOf: 'Nytt dokument',
    empty: 'Inga dokument än',
    emptyHelp: 'När ett dokument publiceras visas det här.',
    nothingFound: 'Inget dokument passar sökningen. Prova färre ord.',
    failed: 'Dokumenten kunde inte hämtas',
    readFailed: 'Dokumentet kunde inte hämtas',
    missing: 'Dokumentet finns inte längre',
    missingHelp: 'Det har raderats eller avpublicerats.',
    published: (moment: string) => `Publicerat ${moment}`,
    added: 'Dokumentet är publicerat.',
    withdrawn: 'Dokumentet är avpublicerat.',
    newTitle: 'Nytt dokument',
    editTitle: 'Redigera dokument',
    conflict: 'Dokumentet har ändrats av någon annan',
    deleteTitle: 'Radera dokumentet?',
    deleteQuestion: (title: string) => `Vill du radera dokumentet ”${title}”?`,
    deleteHelp: 'Det försvinner för alla och går inte att få tillbaka.',
    deleted: 'Dokumentet är raderat.',
  },
  {
    ...specification,
    search: 'Sök Dokument...',
    add: 'Ny',
    added: 'Adderas.',
    withdrawn: 'Sparas.',
    editTitle: 'Modifiera dokument',
  },
)

const news = inBoth(
  {
    ...shared,
    columns: { Subject: 'Rubrik', Body: 'Innehåll', created: 'Datum' },
    title: 'Nyheter',
    lead: 'Det senaste från organisationen.',
    back: 'Alla nyheter',
    changedOn: (day: string) => `Ändrad ${day}`,
    search: 'Sök nyheter …',
    searchLabel: 'Sök nyheter',
    count: (count: number) => (count === 1 ? '1 nyhet' : `${count} nyheter`),
    add: 'Ny nyhet',
    addOf: 'Ny nyhet',
    empty: 'Inga nyheter än',
    emptyHelp: 'När en nyhet publiceras visas den här.',
    nothingFound: 'Ingen nyhet passar sökningen. Prova färre ord.',
    failed: 'Nyheterna kunde inte hämtas',
    readFailed: 'Nyheten kunde inte hämtas',
    missing: 'Nyheten finns inte längre',
    missingHelp: 'Den har raderats eller avpublicerats.',
    published: (moment: string) => `Publicerad ${moment}`,
    added: 'Nyheten är publicerad.',
    withdrawn: 'Nyheten är avpublicerad.',
    newTitle: 'Ny nyhet',
    editTitle: 'Redigera nyhet',
    conflict: 'Nyheten har ändrats av någon annan',
    deleteTitle: 'Radera nyheten?',
    deleteQuestion: (title: string) => `Vill du radera nyheten ”${title}”?`,
    deleteHelp: 'Den försvinner för alla och går inte att få tillbaka.',
    deleted: 'Nyheten är raderad.',
  },
  {
    ...specification,
    title: 'Nyhet & Information',
    search: 'Sök info...',
    searchLabel: 'Sök info',
    add: 'Ny',
    added: 'Adderas.',
    withdrawn: 'Sparas.',
    editTitle: 'Modifiera nyhet',
  },
)

export const articleTexts = { documents, news }

/** The newest news, on the lobby. */
export const bannerTexts = {
  label: 'Nyhet',
  readMore: 'Läs mer',
  about: (title: string) => `om ${title}`,
  hide: 'Dölj',
  hideOf: 'Dölj nyheten',
} as const
