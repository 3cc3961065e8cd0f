import { inBoth } from '../inBoth.ts'

/** Bookings that repeat (docs/requirements.md, "Booking dialog"). */
export const seriesTexts = inBoth(
  {
    repeat: 'Upprepa',
    never: 'Nej',
    weekly: 'Varje vecka',
    everyOther: 'Varannan vecka',
    ends: 'Slutar',
    afterTimes: 'Efter ett antal gånger',
    onDay: 'En viss dag',
    times: 'Antal gånger',
    until: 'Sista dag',
    howMany: (most: number) => `Välj mellan 2 och ${most} gånger.`,
    leaveOutTitle: 'Det finns tider som inte går att boka',
    inTheWay: 'Tider som inte går att boka',
    leaveOut: (wrong: number, left: number) =>
      [
        `${wrong === 1 ? '1 tid' : `${wrong} tider`} går inte att boka.`,
        left > 0 && `Vill du fortsätta utan ${wrong === 1 ? 'den' : 'dem'}?`,
      ]
        .filter(Boolean)
        .join(' '),
    because: (day: string, why: string) => `${day}: ${why}`,
    goBack: 'Tillbaka',
    bookTimes: (count: number) => (count === 1 ? 'Boka 1 gång' : `Boka ${count} gånger`),
    changeOthers: 'Ändra de andra',
    added: (count: number) =>
      count === 1 ? 'Rummet är bokat.' : `Rummet är bokat ${count} gånger.`,
    changed: 'Serien är ändrad.',
    removed: 'Serien är avbokad.',
    scope: 'Gäller',
    scopes: { this: 'Bara den här', later: 'Den här och senare', all: 'Alla' },
    scopeHelp: 'Bokningen upprepas. Det som redan har varit ändras inte.',
    removeQuestion: {
      later: (room: string, time: string) =>
        `Vill du avboka ${room} ${time} och alla senare gånger?`,
      all: (room: string) => `Vill du avboka alla kommande gånger i ${room}?`,
    },
    removeHelp: 'Tiderna blir lediga för andra. Det går inte att ångra.',
  },
  {},
)
