import { chakra } from '@chakra-ui/react'
import { toneVariants } from '../roomTone.ts'

/** The times' column, and one for each day. */
const columns = '3.5rem repeat(var(--days), minmax(0, 1fr))'

/** Scrolls within the window, so that the days' names stay in sight. */
export const Frame = chakra('table', {
  base: {
    display: 'block',
    position: 'relative',
    height: 'max(26rem, calc(100dvh - 17rem))',
    overflow: 'auto',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l3',
    boxShadow: 'xs',
    scrollPaddingTop: '20',
    scrollPaddingBottom: '4',
  },
  variants: {
    tone: toneVariants,
    // What cannot be pressed yet. The names of days and hours stay as easy to read as ever.
    busy: { true: { '& tbody td': { opacity: 0.7 } } },
  },
})

export const Head = chakra('thead', {
  base: {
    display: 'block',
    position: 'sticky',
    top: '0',
    zIndex: '5',
    bg: 'bg.panel',
    borderBottomWidth: '1px',
    borderColor: 'border.emphasized',
    '& tr': { display: 'grid', gridTemplateColumns: columns },
  },
})

export const DayName = chakra('th', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    px: '2.5',
    py: '2',
    minWidth: '0',
    borderLeftWidth: '1px',
    borderColor: 'border',
    textStyle: 'sm',
    fontWeight: '400',
    textAlign: 'start',
    color: 'fg.muted',
    '& strong': {
      display: 'inline-grid',
      placeItems: 'center',
      minWidth: '7',
      height: '7',
      px: '1',
      textStyle: 'heading',
      lineHeight: '1',
      color: 'fg',
      borderRadius: 'full',
    },
    '&[aria-current] strong': { bg: 'accent.solid', color: 'accent.contrast' },
    '&[data-closed]': { bg: 'bg.muted' },
  },
})

/**
 * The slots. Their look is decided here and not in a component each: a week has five hundred of them, and every key
 * and every pixel of a drag draws them again.
 */
export const Slots = chakra('tbody', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: columns,
    gridAutoRows: '1rem',
    userSelect: 'none',
    '& tr': { display: 'contents' },
    '& th': {
      fontWeight: '400',
      gridColumn: '1',
      pr: '2',
      pt: '0.5',
      textAlign: 'end',
      fontSize: '0.75rem',
      lineHeight: '1.2',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
      borderTopWidth: '1px',
      borderColor: 'border',
    },
    '& td': {
      position: 'relative',
      isolation: 'isolate',
      minWidth: '0',
      borderLeftWidth: '1px',
      borderColor: 'border',
      cursor: 'pointer',
    },
    '& td:focus-visible': { outlineOffset: '-2px', zIndex: '4' },
    '& [data-hour]': { borderTopWidth: '1px' },
    '& [data-half]:not([data-id])': {
      borderTopWidth: '1px',
      borderTopStyle: 'dotted',
      borderTopColor: 'border',
    },
    '& [data-closed]': { bg: 'bg.muted', cursor: 'default' },
    '& [data-free]:hover': { bg: 'var(--room-wash)' },
    '& [data-free]:hover::before': { content: 'attr(data-free)' },
    '& [data-chosen]:is(td)::before': { content: 'attr(data-chosen)' },
    '& [data-free]::before': {
      position: 'absolute',
      left: '1.5',
      top: '0',
      fontSize: '0.6875rem',
      lineHeight: '1rem',
      color: 'var(--room-ink)',
      pointerEvents: 'none',
    },
    '& [data-chosen]': { bg: 'var(--room-wash)', boxShadow: 'inset 3px 0 var(--room-line)' },
    '& [data-id]': {
      zIndex: '1',
      mx: '0.5',
      mb: '1px',
      px: '1.5',
      py: '0',
      overflow: 'hidden',
      borderWidth: '0 0 0 3px',
      borderColor: 'var(--room-line)',
      borderRadius: 'l1',
      bg: 'var(--room-wash)',
      color: 'var(--room-ink)',
      fontSize: '0.75rem',
      lineHeight: '1.25',
      _hover: { boxShadow: 'inset 0 0 0 1px var(--room-line)' },
    },
    '& [data-id] > *': { display: 'block', truncate: true },
    '& [data-id] b': { fontWeight: '650' },
    // Read out with the rest of the cell's name; here it stands below whose booking it is.
    '& [data-hours]::after': {
      content: 'attr(data-hours)',
      display: 'block',
      fontWeight: '400',
      fontVariantNumeric: 'tabular-nums',
    },
    '& [data-short] > *, & [data-short] [data-hours]::after': { display: 'inline', mr: '1.5' },
    '& [data-short] [data-hours]::after': { ml: '1.5', mr: '0' },
    '& [data-short]': { whiteSpace: 'nowrap', textOverflow: 'ellipsis', lineHeight: '0.9375rem' },
    '& [data-draft]': {
      zIndex: '3',
      outline: '2px dashed var(--room-line)',
      outlineOffset: '-2px',
      boxShadow: 'lg',
      opacity: 0.95,
    },
    // Where in the day it is now.
    '& td > i': {
      position: 'absolute',
      insetX: '0',
      zIndex: '-1',
      height: '0',
      borderTopWidth: '2px',
      borderColor: 'red.fg',
      pointerEvents: 'none',
    },
    // Over a booking it would strike its words through.
    '& [data-id] > i': { left: 'calc(100% - 2.5rem)' },
    '& [data-edge]': {
      display: 'none',
      position: 'absolute',
      insetX: '0',
      height: '1.5',
      cursor: 'ns-resize',
    },
    '& [data-edge=from]': { top: '0' },
    '& [data-edge=to]': { bottom: '0' },
    '@media (pointer: fine)': { '& [data-movable] [data-edge]': { display: 'block' } },
  },
  variants: {
    dragging: { true: { cursor: 'grabbing', '& td': { cursor: 'inherit' } } },
  },
})
