import type { Page } from 'playwright-core'

/** Something that people see: whose it is, where it is, and what has to be done until it shows. */
export type Screen = {
  /** The screenshot's. */
  name: string
  /** What people call it. */
  title: string
  as?: 'admin' | 'anna'
  path: string
  open?: (page: Page) => Promise<unknown>
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click()

const ask = async (page: Page) => {
  const card = page.getByRole('listitem', { name: 'Svara på ett mejl' })
  await card.getByLabel('Dina uppgifter').fill('Hej! Kan ni leverera före jul? Hälsningar, Eva')
  await card.getByRole('button', { name: 'Skicka' }).click()
  await card.getByRole('button', { name: 'Kopiera' }).waitFor()
}

/** Every screen of the specification, and the dialogs and states that people meet. */
export const screens: Screen[] = [
  { name: 'sign-in', title: 'Inloggning', path: '/signin' },
  {
    name: 'sign-in-wrong',
    title: 'Inloggning med fel',
    path: '/signin',
    open: async (page) => {
      await page.getByLabel('E-post').fill('anna@example')
      await press('Logga in')(page)
    },
  },
  { name: 'forgot-password', title: 'Glömt lösenord', path: '/forgot-password' },
  { name: 'lobby', title: 'Lobby', as: 'anna', path: '/Lobby' },
  { name: 'lobby-answer', title: 'Lobby med svar', as: 'anna', path: '/Lobby', open: ask },
  {
    name: 'bell',
    title: 'Notis center',
    as: 'anna',
    path: '/Lobby',
    open: press(/Notis center/),
  },
  { name: 'account', title: 'Mitt konto', as: 'anna', path: '/Konto' },
  { name: 'documents', title: 'Dokument', as: 'anna', path: '/Dokument' },
  {
    name: 'document',
    title: 'Ett dokument',
    as: 'anna',
    path: '/Dokument',
    open: (page) =>
      page
        .getByRole('link', { name: /Resepolicy/ })
        .first()
        .click(),
  },
  {
    name: 'documents-none',
    title: 'Dokument utan träff',
    as: 'anna',
    path: '/Dokument?sok=finnsinte',
  },
  { name: 'news', title: 'Nyheter', as: 'anna', path: '/Nyheter' },
  { name: 'not-found', title: 'Sidan finns inte', as: 'anna', path: '/finns/inte' },
  { name: 'accessibility', title: 'Tillgänglighet', as: 'anna', path: '/Tillganglighet' },
  { name: 'dashboard', title: 'Administratörens lobby', as: 'admin', path: '/Lobby' },
  { name: 'chat', title: 'Chatt', as: 'admin', path: '/Lobby', open: press(/^Fråga Saga/) },
  { name: 'library', title: 'Frågor', as: 'admin', path: '/fragor' },
  {
    name: 'library-add',
    title: 'Ny fråga',
    as: 'admin',
    path: '/fragor',
    open: press('Lägga till en ny fråga'),
  },
  {
    name: 'library-edit',
    title: 'Modifera fråga',
    as: 'admin',
    path: '/fragor',
    open: press(/^Modifera /),
  },
  {
    name: 'library-test',
    title: 'Testa fråga',
    as: 'admin',
    path: '/fragor',
    open: press(/^Visa och testa /),
  },
  {
    name: 'library-delete',
    title: 'Radera fråga',
    as: 'admin',
    path: '/fragor',
    open: press(/^Radera /),
  },
  { name: 'users', title: 'Användare', as: 'admin', path: '/users' },
  { name: 'users-none', title: 'Användare utan träff', as: 'admin', path: '/users?sok=finnsinte' },
  {
    name: 'users-delete',
    title: 'Radera användare',
    as: 'admin',
    path: '/users',
    open: press(/^Radera /),
  },
  {
    name: 'user-card',
    title: 'Användarkort',
    as: 'admin',
    path: '/users',
    open: (page) =>
      page
        .getByRole('link', { name: /Anna Bergström/ })
        .first()
        .click(),
  },
  { name: 'write-document', title: 'Skriv dokument', as: 'admin', path: '/Dokument/ny' },
  { name: 'rooms', title: 'Rum', as: 'admin', path: '/Rum' },
  {
    name: 'calendar',
    title: 'Kalender',
    as: 'admin',
    path: '/Rum',
    open: (page) => page.getByRole('link', { name: 'Stor' }).first().click(),
  },
]
