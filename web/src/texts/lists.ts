import { inBoth } from './inBoth.ts'

const { format: swedish } = new Intl.NumberFormat('sv-SE')

/** What every list says: searching, sorting, choosing and turning pages. */
const klarsprak = {
  clearSearch: 'Rensa sökningen',
  all: 'Alla',
  select: (name: string) => `Markera ${name}`,
  selectAll: 'Markera alla på sidan',
  selected: (count: number) => (count === 1 ? '1 markerad' : `${swedish(count)} markerade`),
  deselect: 'Avmarkera',
  deleteSelected: 'Radera markerade',
  sortBy: 'Sortera efter',
  reverse: 'Omvänd ordning',
  pages: 'Sidor',
  range: (from: number, to: number, of: number) =>
    `${swedish(from)}–${swedish(to)} av ${swedish(of)}`,
  part: (from: number, to: number) => `${swedish(from)}–${swedish(to)}`,
  onPage: (page: number) => `Sida ${swedish(page)}`,
  page: (page: number, of: number) => `Sida ${swedish(page)} av ${swedish(of)}`,
  perPage: 'Rader per sida',
  first: 'Första sidan',
  previous: 'Föregående sida',
  next: 'Nästa sida',
  last: 'Sista sidan',
  none: 'Inga träffar',
}

export const listTexts = inBoth(klarsprak, { none: 'Tomt' })
