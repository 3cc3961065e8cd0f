import { inBoth } from './inBoth.ts'
import { inSwedish } from './numbers.ts'

/** What every list says: searching, sorting, choosing and turning pages. */
const klarsprak = {
  clearSearch: 'Rensa sökningen',
  all: 'Alla',
  select: (name: string) => `Markera ${name}`,
  selectAll: 'Markera alla på sidan',
  selected: (count: number) => (count === 1 ? '1 markerad' : `${inSwedish(count)} markerade`),
  deselect: 'Avmarkera',
  deleteSelected: 'Radera markerade',
  sortBy: 'Sortera efter',
  unsorted: 'Välj',
  ascending: 'Stigande ordning, byt till fallande',
  descending: 'Fallande ordning, byt till stigande',
  more: (count: number) => (count === 1 ? '1 till visas.' : `${inSwedish(count)} till visas.`),
  pages: 'Sidor',
  range: (from: number, to: number, of: number) =>
    `${inSwedish(from)}–${inSwedish(to)} av ${inSwedish(of)}`,
  part: (from: number, to: number) => `${inSwedish(from)}–${inSwedish(to)}`,
  onPage: (page: number) => `Sida ${inSwedish(page)}`,
  page: (page: number, of: number) => `Sida ${inSwedish(page)} av ${inSwedish(of)}`,
  perPage: 'Rader per sida',
  first: 'Första sidan',
  previous: 'Föregående sida',
  next: 'Nästa sida',
  last: 'Sista sidan',
  none: 'Inga träffar',
}

export const listTexts = inBoth(klarsprak, { none: 'Tomt' })
