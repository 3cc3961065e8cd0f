import { chakra } from '@chakra-ui/react'
import { roomColours } from '../roomTone.ts'

/** The look of the list that the library draws: its two tables have the same columns. */
export const AgendaFrame = chakra('div', {
  base: {
    ...roomColours,
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l3',
    boxShadow: 'xs',
    textStyle: 'sm',
    '& table': {
      width: 'full',
      tableLayout: 'fixed',
      borderCollapse: 'separate',
      borderSpacing: '0',
    },
    '& th, & td': { px: { base: '2', md: '4' }, textAlign: 'start' },
    '& th': { py: '2.5', fontWeight: '500', color: 'fg.muted' },
    '& td': {
      py: '2',
      borderTopWidth: '1px',
      borderColor: 'border',
      verticalAlign: 'baseline',
      overflowWrap: 'anywhere',
    },
    '& th:nth-of-type(1), & .rbc-agenda-date-cell': {
      width: { base: '5.25rem !important', md: '14rem !important' },
    },
    '& th:nth-of-type(2), & .rbc-agenda-time-cell': {
      width: { base: '6rem !important', md: '10rem !important' },
    },
    '& .rbc-agenda-date-cell': {
      fontWeight: '600',
      overflowWrap: 'normal',
      _firstLetter: { textTransform: 'uppercase' },
    },
    '& .rbc-agenda-time-cell': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    '& button': {
      minHeight: '8',
      textAlign: 'start',
      cursor: 'pointer',
      borderRadius: 'l1',
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.2em',
      _hover: { textDecorationThickness: '2px' },
    },
    '& [data-room]': {
      display: 'inline-block',
      ml: { base: '0', md: '3' },
      whiteSpace: 'nowrap',
      px: '2',
      py: '0.5',
      fontSize: '0.75rem',
      borderRadius: 'full',
      bg: 'var(--room-wash)',
      color: 'var(--room-ink)',
    },
  },
})
