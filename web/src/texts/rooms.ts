import { inBoth } from './inBoth.ts'

/** What the page of the rooms shows besides them (docs/requirements.md, "Rooms"). */
export const roomTexts = inBoth(
  {
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
      found: (count: number) => (count === 1 ? '1 ledig tid' : `De ${count} första lediga tiderna`),
      none: 'Inget är ledigt så länge under de två veckorna. Prova en kortare tid, fler rum eller en senare dag.',
      bookAt: (time: string) => `Boka ${time}`,
      failed: 'Lediga tider kunde inte hämtas',
    },
  },
  {},
)
