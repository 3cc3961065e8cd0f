import { inBoth } from './inBoth.ts'

/** The rooms, their calendars and the dialogs of a booking (docs/requirements.md, "Room calendar"). */
const klarsprak = {
  rooms: {
    title: 'Rum',
    lead: 'Se vad som är ledigt just nu och välj ett rum för att boka.',
    failed: 'Bokningarna kunde inte hämtas',
    stale: 'Bokningarna kunde inte uppdateras. Ett nytt försök görs strax.',
    free: 'Ledigt nu',
    freeUntil: (time: string) => `Ledigt nu till ${time}`,
    busy: (time: string, who: string) => `Upptaget till ${time} · ${who}`,
    opensAt: (time: string) => `Öppnar ${time}`,
    closedToday: (reason: string) => `${reason}, går inte att boka i dag`,
    closedNow: 'Stängt för i dag',
    nothingMore: 'Inget mer bokat i dag',
    next: (day: string) => `Nästa: ${day}`,
  },

  /** What oneself has booked. */
  mine: {
    title: 'Mina bokningar',
    none: (days: number) => `Du har inget bokat de närmaste ${days} dagarna.`,
    failed: 'Dina bokningar kunde inte hämtas',
  },

  /** The rooms in the lobby. */
  lobby: {
    title: 'Rum i dag',
    own: 'Dina bokningar',
    noneOwn: 'Du har inget bokat i dag.',
    now: 'Just nu',
    failed: 'Bokningarna kunde inte hämtas.',
    all: 'Boka ett rum',
  },

  weekend: 'Helg',
  week: (week: number) => `Vecka ${week}`,
  weekShort: (week: number) => `v. ${week}`,
  back: 'Tillbaka',
  backBy: { dag: 'en dag', vecka: 'en vecka', manad: 'en månad', lista: 'en månad' },
  today: 'I dag',
  next: 'Nästa',
  nextOf: { dag: 'dag', vecka: 'vecka', manad: 'månad', lista: 'månad' },
  shown: 'Vald period',
  days: 'Dagar',
  views: { dag: 'Dag', vecka: 'Vecka', manad: 'Månad', lista: 'Lista' },
  view: 'Vy',
  allDay: 'Hela dagen',
  date: 'Datum',
  time: 'Tid',
  event: 'Händelse',
  book: 'Boka',
  allRooms: 'Alla rum',
  choose: 'Visa rum',
  failed: 'Kalendern kunde inte hämtas',
  stale: 'Bokningarna kunde inte uppdateras. De som visas kan vara gamla.',
  unread: 'Bokningen kunde inte visas.',
  empty: 'Inget är bokat',
  emptyMonth: 'Rummet är ledigt hela månaden.',
  more: (count: number) => `+ ${count} till`,
  count: (count: number) => (count === 1 ? '1 bokning' : `${count} bokningar`),

  /** What a slot is called, after its day and time. */
  free: 'ledig',
  unknown: 'läses in',
  closed: (reason: string) => `${reason}, går inte att boka`,
  booked: (who: string) => `bokad av ${who}`,
  chosen: (time: string) => `${time} markerat. Enter bokar.`,
  moving: (time: string) => `${time}. Enter sparar, Escape ångrar.`,
  movingHint: 'Enter sparar flytten, Escape ångrar.',
  unmoved: 'Bokningen ligger kvar.',
  notYours: 'Du kan inte ändra den här bokningen.',

  closedDay: 'Rummet går inte att boka den här dagen.',
  dayFree: 'Ledigt',

  gridHelp:
    'Piltangenter går mellan tiderna, Enter bokar eller öppnar, Alt och piltangenter flyttar en bokning.',
  keys: {
    title: 'Boka med tangentbordet',
    list: [
      ['Piltangenter', 'gå en kvart eller en dag'],
      ['Home, End', 'veckans första och sista dag'],
      ['Page Up, Page Down', 'en vecka bakåt eller framåt'],
      ['Skift + upp, ner', 'markera en längre tid'],
      ['Enter', 'boka, eller öppna en bokning'],
      ['Alt + piltangenter', 'flytta en bokning'],
      ['Alt + Skift + upp, ner', 'gör en bokning kortare eller längre'],
    ] as const,
  },

  newTitle: 'Ny bokning',
  editTitle: 'Redigera bokning',
  room: (room: string) => `Rum ${room}`,
  bookedBy: (who: string) => `Bokad av ${who}`,
  startDate: 'Datum',
  startTime: 'Starttid',
  endTime: 'Sluttid',
  inRoom: 'Rum',
  note: 'Anteckning',
  chooseDay: 'Välj en dag, eller skriv den som 2026-11-23.',
  remove: 'Avboka',
  added: 'Rummet är bokat.',
  changed: 'Bokningen är ändrad.',
  removed: 'Rummet är avbokat.',
  movedBack: 'Bokningen är tillbaka där den var.',
  bookedAgain: 'Rummet är bokat igen.',
  removeTitle: 'Avboka rummet?',
  removeQuestion: (room: string, time: string) => `Vill du avboka ${room} ${time}?`,
  removeHelp: 'Tiden blir ledig för andra.',

  /** Bookings that repeat. */
  series: {
    repeat: 'Upprepa',
    never: 'Nej',
    weekly: 'Varje vecka',
    everyOther: 'Varannan vecka',
    ends: 'Slutar',
    afterTimes: 'Efter ett antal',
    onDay: 'En viss dag',
    times: 'Antal gånger',
    until: 'Sista dag',
    howMany: (most: number) => `Välj mellan 2 och ${most} gånger.`,
    leaveOutTitle: 'Alla tider går inte',
    inTheWay: 'Tider som inte går',
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
    repeats: 'upprepas',
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
}

export const calendarTexts = inBoth(klarsprak, {
  today: 'Idag',
  newTitle: 'Ny',
  editTitle: 'Modifiera',
  startDate: 'Startdatum',
  endTime: 'Slutdatum',
  remove: 'Ta bort',
  added: 'Adderas.',
  changed: 'Sparas.',
})
