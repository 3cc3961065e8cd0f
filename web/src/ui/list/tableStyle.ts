import { chakra } from '@chakra-ui/react'

/**
 * The parts of a list. Each row is a grid with the same tracks, so that turning a page moves nothing sideways, and a
 * phone gets the same elements as lines below each other. The roles say what `display` would make browsers forget.
 */
export const Table = chakra(
  'table',
  {
    base: {
      display: 'block',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'l3',
      boxShadow: 'xs',
      transition: 'opacity {durations.moderate}',
      '&[data-stale]': { opacity: 0.6 },
    },
  },
  { defaultProps: { role: 'table' } },
)

export const Group = chakra(
  'tbody',
  { base: { display: 'block' } },
  { defaultProps: { role: 'rowgroup' } },
)

export const HeadGroup = chakra(
  'thead',
  { base: { display: 'block' } },
  { defaultProps: { role: 'rowgroup' } },
)

export const Row = chakra(
  'tr',
  {
    base: {
      position: 'relative',
      display: 'grid',
      alignItems: 'center',
      columnGap: { base: '2', md: '3' },
      px: { base: '1', md: '4' },
      gridTemplateColumns: { base: 'auto auto minmax(0, 1fr) auto', md: 'var(--tracks)' },
    },
    variants: {
      place: {
        head: {
          display: { base: 'flex', md: 'grid' },
          flexWrap: 'wrap',
          minHeight: '11',
          color: 'fg.muted',
          borderBottomWidth: '1px',
          borderColor: 'border',
        },
        body: {
          minHeight: '14',
          py: { base: '2.5', md: '0' },
          // Where no head stands above it, the first one has the list's own edge.
          '& + &': { borderTopWidth: '1px', borderColor: 'border' },
          _last: { borderBottomRadius: 'l3' },
          '&:has(a)': { _hover: { bg: 'bg.muted' } },
          _selected: { bg: 'bg.muted', boxShadow: 'inset 3px 0 {colors.accent.solid}' },
        },
      },
    },
  },
  { defaultProps: { role: 'row' } },
)

// On a phone the cells before and behind the lines are as high as all of them.
const beside = { gridRow: { base: '1 / span 4', md: 'auto' } }

export const Cell = chakra(
  'td',
  {
    base: { minWidth: '0' },
    variants: {
      place: {
        select: {
          ...beside,
          gridColumn: { base: '1', md: 'auto' },
          position: 'relative',
          zIndex: '1',
        },
        lead: { ...beside, gridColumn: { base: '2', md: 'auto' } },
        line: { gridColumn: { base: '3', md: 'auto' } },
        titledLine: { gridColumn: { base: '3', md: 'auto' }, textStyle: 'sm' },
        end: {
          ...beside,
          gridColumn: { base: '4', md: 'auto' },
          position: 'relative',
          zIndex: '1',
        },
      },
    },
  },
  { defaultProps: { role: 'cell' } },
)

export const HeadCell = chakra(
  'th',
  {
    base: {
      textAlign: 'start',
      textStyle: 'label',
      minWidth: '0',
      // Where no checkbox stands before them, a phone's rows begin with the gap behind an empty track.
      '&:first-of-type:has(button)': { ml: { base: '2', md: '0' } },
      '&:has(button) ~ &:has(button)': { ml: { base: '2', md: '0' } },
    },
  },
  { defaultProps: { role: 'columnheader', scope: 'col' } },
)
