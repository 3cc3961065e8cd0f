import { icon } from '../../../ui/icons.tsx'

export const BulletsIcon = icon({
  d: 'M9.5 6.5H20M9.5 12H20M9.5 17.5H20M5 6.5h.1M5 12h.1M5 17.5h.1',
})
export const NumbersIcon = icon({
  d: 'M10.5 6.5H20M10.5 12H20M10.5 17.5H20M4 5l1.5-.5V9M4 14.6c.3-1.3 2.4-1.2 2.3.1-.1 1-2.3 1.6-2.3 3.3h2.4',
})
export const LinkIcon = icon({
  d: 'm10 14 4-4M11.5 7.5 13 6a3.5 3.5 0 0 1 5 5l-1.5 1.5M12.5 16.5 11 18a3.5 3.5 0 0 1-5-5l1.5-1.5',
})
export const TableIcon = icon({ d: 'M4 5.5h16v13H4zM4 10h16M4 14.25h16M10 5.5v13' })
