import { chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { listTexts } from '../../texts/lists.ts'
import { Button } from '../Button.tsx'

// It floats at the window's lower edge, so that selecting a row moves none.
const Bar = chakra('section', {
  base: {
    position: 'fixed',
    insetX: '4',
    // On a phone above the button that opens the chat.
    bottom: { base: '20', md: '3' },
    zIndex: 'header',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    width: 'fit-content',
    mx: 'auto',
    py: '1.5',
    pl: '5',
    pr: '1.5',
    bg: 'surface.panel',
    borderWidth: '1px',
    borderColor: 'line.field',
    borderRadius: 'card',
    boxShadow: 'raised',
    animation: 'rise {durations.quick} ease-out',
  },
})

type Props = { count: number; onClear: () => void; children: ReactNode }

/** How many rows are selected, and what can be done with them. */
export const SelectionBar = ({ count, onClear, children }: Props) => (
  <Bar aria-label={listTexts.selected(count)}>
    <chakra.output textStyle="label">{listTexts.selected(count)}</chakra.output>
    <Flex gap="1">
      <Button look="quiet" onClick={onClear}>
        {listTexts.deselect}
      </Button>
      {children}
    </Flex>
  </Bar>
)
