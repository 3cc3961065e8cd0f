import { inBoth } from '../inBoth.ts'

/** What the page of the rooms shows besides them, and what only their own pages say (docs/requirements.md, "Rooms"). */
export const roomTexts = inBoth(
  {
    /** Why a time cannot be booked: its day is closed or over, or the stage does not open it. */
    closedDay: 'Inget rum går att boka den här dagen.',
    passedDay: 'Dagen har passerat.',
    tooFar: 'För långt fram',
    shut: 'Stängt',

    /** A booking that cannot be shown, that somebody else has changed, or that is not there any more. */
    unread: 'Bokningen kunde inte visas.',
    conflict: 'Bokningen har ändrats av någon annan',
    gone: {
      title: 'Bokningen finns inte längre',
      help: 'Någon annan har avbokat den. Kopiera det du vill behålla innan du stänger.',
    },

    /** What oneself has booked. */
    mine: {
      title: 'Mina bokningar',
      none: (days: number) => `Du har inget bokat de närmaste ${days} dagarna.`,
      failed: 'Dina bokningar kunde inte hämtas',
    },

    /** The search of a free time. */
    search: {
      title: 'Hitta en ledig tid',
      length: 'Hur länge',
      from: 'Från och med',
      rooms: 'Sök i rum',
      seek: 'Sök',
      seeking: 'Söker lediga tider …',
      found: (count: number) => (count === 1 ? '1 ledig tid' : `De ${count} första lediga tiderna`),
      none: 'Inget är ledigt så länge under de två veckorna. Prova en kortare tid, fler rum eller en senare dag.',
      bookAt: (time: string) => `Boka ${time}`,
      failed: 'Lediga tider kunde inte hämtas',
    },
  },
  {},
)
