import { inBoth } from '../inBoth.ts'

/** The addresses by which other calendars show bookings (docs/requirements.md, "Rooms"). */
export const feedTexts = inBoth(
  {
    title: 'I Outlook och telefonen',
    lead: 'En kalenderlänk visar bokningarna i en annan kalender och håller dem aktuella där. I Outlook väljer du ”Lägg till kalender” och ”Prenumerera från webben” och klistrar in länken.',
    names: { own: 'Mina bokningar', 1: 'Welcome', 2: 'Stor', 3: 'Bemanning' },
    open: 'Skapa länk',
    openOf: (name: string) => `Skapa länk: ${name}`,
    ownSecret: 'Den som har länken kan läsa dina bokningar. Dela den inte.',
    roomSecret: 'Länken visar bara när rummet är upptaget, inte av vem.',
    subscribe: 'Öppna i kalender',
    renew: 'Byt länk',
    close: 'Stäng länken',
    titles: { renew: 'Byt länk?', close: 'Stäng länken?' },
    questions: {
      renew: (name: string) => `Vill du byta länken ”${name}”?`,
      close: (name: string) => `Vill du stänga länken ”${name}”?`,
    },
    ends: 'Kalendrar som har den gamla länken slutar visa bokningarna.',
    opened: 'Länken är skapad.',
    closed: 'Länken är stängd.',
    setFailed: 'Länken kunde inte ändras',
    failed: 'Kalenderlänkarna kunde inte hämtas',
  },
  {},
)
