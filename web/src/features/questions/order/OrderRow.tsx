import { chakra, IconButton } from '@chakra-ui/react'
import { memo } from 'react'
import { orderTexts as texts } from '../../../texts/questions/order.ts'
import { DownArrowIcon, UpArrowIcon } from '../../../ui/screenIcons.tsx'

const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    pl: '3',
    pr: '1',
    py: '0.5',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l2',
    cursor: 'grab',
    overflowWrap: 'anywhere',
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 2.5rem',
    '&[data-over]': { borderColor: 'accent.focusRing', boxShadow: 'sm' },
  },
})

const Label = chakra('span', { base: { flex: '1', minWidth: '0' } })

type Props = {
  id: string
  label: string
  at: number
  isFirst: boolean
  isLast: boolean
  isOver: boolean
}

/** A question at its place. What is done with it the list hears, so that a move draws no more than the rows between. */
export const OrderRow = memo(({ id, label, at, isFirst, isLast, isOver }: Props) => (
  <Row draggable data-id={id} data-at={at} data-over={isOver || undefined}>
    <Label>{label}</Label>
    <IconButton
      size="sm"
      variant="ghost"
      _focusVisible={{ outlineOffset: '-2px' }}
      data-by="-1"
      aria-label={texts.up(label)}
      aria-disabled={isFirst}
    >
      <UpArrowIcon />
    </IconButton>
    <IconButton
      size="sm"
      variant="ghost"
      _focusVisible={{ outlineOffset: '-2px' }}
      data-by="1"
      aria-label={texts.down(label)}
      aria-disabled={isLast}
    >
      <DownArrowIcon />
    </IconButton>
  </Row>
))
