import { inBoth } from './inBoth.ts'

/** The bell and what it rings for (docs/requirements.md, "Header and menu"). */
const klarsprak = {
  title: 'Notiser',
  // Begins with what the button shows, for those who speak to the browser.
  bell: (unseen: number) =>
    unseen === 0 ? 'Notiser' : `${unseen} ${unseen === 1 ? 'ny notis' : 'nya notiser'}`,
  empty: 'Inga notiser',
  clear: 'Rensa',
  fresh: 'Ny',
  failed: 'Notiserna kunde inte hämtas',
  arrived: (name: string, message: string) =>
    `Ny notis: ${name}. ${/[.!?…]$/.test(message) ? message : `${message}.`}`,
}

export const noticeTexts = inBoth(klarsprak, {
  title: 'Notiscenter',
  bell: (unseen: number) =>
    unseen === 0 ? 'Notiscenter' : `${unseen} ${unseen === 1 ? 'ny' : 'nya'} i Notiscenter`,
  empty: 'Inga meddelanden hittades',
})
