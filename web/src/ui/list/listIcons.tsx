import { icon } from '../icons.tsx'

// Apart from the others, which come with the sign-in page.

export const PlusIcon = icon({ d: 'M12 5v14M5 12h14' })
export const SearchIcon = icon({
  d: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.3 15.3 20 20',
})
export const EditIcon = icon({ d: 'M5 19h3.5L19 8.5 15.5 5 5 15.5V19ZM13 7.5l3.5 3.5' })
export const DeleteIcon = icon({
  d: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5M10.2 10.5v5.5M13.8 10.5v5.5',
})
export const FirstIcon = icon({ d: 'M6.5 6v12M17 6l-6 6 6 6' })
export const PreviousIcon = icon({ d: 'm14.5 6-6 6 6 6' })
export const NextIcon = icon({ d: 'm9.5 6 6 6-6 6' })
export const LastIcon = icon({ d: 'M17.5 6v12M7 6l6 6-6 6' })
export const UpIcon = icon({ d: 'M12 18V6.5M7 11l5-5 5 5' })
export const DownIcon = icon({ d: 'M12 6v11.5M7 13l5 5 5-5' })
export const CalendarIcon = icon({ d: 'M4.5 6h15v13.5h-15zM4.5 10.5h15M8.5 3.5V8M15.5 3.5V8' })
