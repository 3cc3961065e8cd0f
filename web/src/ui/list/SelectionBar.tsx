import { Button, chakra, Flex } from '@chakra-ui/react'
import { Global } from '@emotion/react'
import type { ReactNode } from 'react'
import { listTexts } from '../../texts/lists.ts'
import { focusTitle } from '../Title.tsx'

// It floats at the window's lower edge, so that selecting a row moves none.
const Bar = chakra('section', {
  base: {
    position: 'fixed',
    insetX: '4',
    bottom: '3',
    zIndex: 'docked',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '3',
    width: 'fit-content',
    mx: 'auto',
    p: '1.5',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l3',
    boxShadow: 'lg',
    animation: 'rise {durations.fast} ease-out',
  },
})

// What stands at the page's end can be scrolled clear of it.
const Clearance = chakra('div', { base: { height: { base: '24', md: '14' } } })

// What has the focus is brought out from under it: in a narrow window it has two lines.
const clearOfIt = {
  html: { scrollPaddingBottom: '8rem', '@media (width >= 48rem)': { scrollPaddingBottom: '5rem' } },
}

type Props = { count: number; onClear: () => void; children: ReactNode }

/** How many rows are selected, and what can be done with them. */
export function SelectionBar({ count, onClear, children }: Props) {
  // The bar goes away, and its button with it.
  function deselect() {
    onClear()
    focusTitle()
  }

  return (
    <>
      <Global styles={clearOfIt} />
      <Bar aria-label={listTexts.selected(count)}>
        <chakra.output px="5" py="2" textStyle="label">
          {listTexts.selected(count)}
        </chakra.output>
        <Flex flex="1" justify="space-between" gap="1">
          <Button variant="ghost" onClick={deselect}>
            {listTexts.deselect}
          </Button>
          {children}
        </Flex>
      </Bar>
      <Clearance />
    </>
  )
}
