import type { Screen } from './screen.ts'
import {
  askedForCode,
  follow,
  inTurn,
  press,
  until,
  whereOneRegisters,
  withoutSettings,
} from './screenPaths.ts'

/** What is seen without signing in. */
export const openScreens: Screen[] = [
  { name: 'sign-in', title: 'Inloggning', path: '/signin' },
  {
    name: 'sign-in-wrong',
    title: 'Inloggning med fel',
    path: '/signin',
    open: async (page) => {
      await page.getByLabel('E-post', { exact: true }).fill('anna@example')
      await press('Logga in')(page)
    },
  },
  {
    name: 'second-step',
    title: 'Tvåstegsverifiering',
    path: '/signin',
    open: inTurn(askedForCode, press('Logga in'), until(/^Skriv de sex/)),
  },
  { name: 'forgot-password', title: 'Glömt lösenord', path: '/forgot-password' },
  {
    name: 'new-password',
    title: 'Nytt lösenord',
    path: '/forgot-password?code=1&email=anna%40example.se',
    open: (page) => page.getByLabel('Nytt lösenord').fill('Hej'),
  },
  {
    name: 'welcome',
    title: 'Välkommen',
    path: '/forgot-password#email=ny%40example.se&first=Forsta1-losen',
    open: (page) => page.getByLabel('Nytt lösenord').fill('Hej'),
  },
  {
    name: 'register',
    title: 'Skapa konto',
    // The sign-in page is drawn before with what its stage has.
    path: '/forgot-password',
    open: inTurn(
      whereOneRegisters,
      follow('Till inloggningen'),
      follow(/^Skapa konto$/),
      until('Förnamn'),
    ),
  },
  {
    name: 'not-started',
    title: 'Portalen kan inte starta',
    path: '/signin',
    open: withoutSettings,
  },
]
