import { inBoth } from './inBoth.ts'

/** The menu of one's own account. Apart from sv.ts: the sign-in page has none. */
export const personTexts = inBoth(
  {
    // Begins with what the button shows, for those who speak to the browser.
    menu: (initials: string, name: string) => `${initials}, konto för ${name}`,
    account: 'Mitt konto',
    protection: 'Så skyddas dina uppgifter',
    accessibility: 'Tillgänglighet',
    signOut: 'Logga ut',
    appearance: 'Utseende',
    appearances: { system: 'Auto', light: 'Ljust', dark: 'Mörkt' },
  },
  {},
)

/** An address that the portal does not have. */
export const notFoundTexts = inBoth(
  {
    title: 'Sidan finns inte',
    heading: 'Sidan finns inte',
    help: 'Den kan ha flyttats, eller så är adressen felskriven.',
    home: 'Till startsidan',
  },
  {
    heading: 'Oops, an error has occurred. Page not found!',
    help: 'Sidan finns inte. Den kan ha flyttats, eller så är adressen felskriven.',
  },
)

/** The portal's menu. */
export const menuTexts = inBoth(
  {
    label: 'Huvudmeny',
    open: 'Öppna menyn',
    lobby: 'Lobby',
    answers: 'Mina svar',
    questions: 'Frågor',
    users: 'Användare',
    rooms: 'Rum',
    documents: 'Dokument',
    news: 'Nyheter',
    home: (product: string) => `${product}, till startsidan`,
  },
  {},
)
