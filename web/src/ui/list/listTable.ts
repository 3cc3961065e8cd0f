import { defineSlotRecipe } from '@chakra-ui/react'

// On a phone the cells before and behind the lines are as high as all of them.
const beside = { gridRow: { base: '1 / span 4', md: 'auto' } }

/**
 * How a list looks: Chakra's table with rows that are grids of the same tracks, so that turning a page moves nothing
 * sideways, and a phone gets the same elements as lines below each other. `roles` say what
 * `display` makes browsers forget.
 */
export const listTable = defineSlotRecipe({
  slots: ['root', 'header', 'body', 'row', 'columnHeader', 'cell'],
  base: {
    root: {
      display: 'block',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'l3',
      boxShadow: 'xs',
      transition: 'opacity {durations.moderate}',
      '&[data-stale]': { opacity: 0.6 },
    },
    header: { display: 'block' },
    body: { display: 'block' },
    row: {
      position: 'relative',
      display: 'grid',
      alignItems: 'center',
      columnGap: { base: '2', md: '3' },
      px: { base: '1', md: '4' },
      gridTemplateColumns: { base: 'auto auto minmax(0, 1fr) auto', md: 'var(--tracks)' },
      'thead > &': {
        display: { base: 'flex', md: 'grid' },
        flexWrap: 'wrap',
        minHeight: '11',
        color: 'fg.muted',
        borderBottomWidth: '1px',
        borderColor: 'border',
      },
      'tbody > &': {
        minHeight: '14',
        py: { base: '2.5', md: '0' },
        _last: { borderBottomRadius: 'l3' },
        '&:has(a)': { _hover: { bg: 'bg.muted' } },
        _selected: { bg: 'bg.muted', boxShadow: 'inset 3px 0 {colors.accent.solid}' },
      },
      // Where no head stands above it, the first one has the list's own edge.
      'tbody > & + &': { borderTopWidth: '1px', borderColor: 'border' },
    },
    columnHeader: {
      textAlign: 'start',
      textStyle: 'label',
      minWidth: '0',
      // Where no checkbox stands before them, a phone's rows begin with the gap behind an empty track.
      '&:first-of-type:has(button)': { ml: { base: '2', md: '0' } },
      '&:has(button) ~ &:has(button)': { ml: { base: '2', md: '0' } },
    },
    cell: {
      minWidth: '0',
      '&[data-place=select]': {
        ...beside,
        gridColumn: { base: '1', md: 'auto' },
        position: 'relative',
        zIndex: '1',
      },
      '&[data-place=lead]': { ...beside, gridColumn: { base: '2', md: 'auto' } },
      '&:is([data-place=line], [data-place=titledLine])': {
        gridColumn: { base: '3', md: 'auto' },
      },
      '&[data-place=titledLine]': { textStyle: 'sm' },
      '&[data-place=end]': {
        ...beside,
        gridColumn: { base: '4', md: 'auto' },
        position: 'relative',
        zIndex: '1',
      },
    },
  },
})

export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader', scope: 'col' },
  cell: { role: 'cell' },
} as const
