import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const Place = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '2',
    bg: 'accent.subtle',
    color: 'accent.fg',
    textStyle: 'label',
    borderWidth: '2px',
    borderStyle: 'dashed',
    borderColor: 'accent.solid',
    borderRadius: 'l2',
    pointerEvents: 'none',
  },
  variants: { around: { true: { inset: '-2' } } },
})

type Props = { around?: boolean; children: ReactNode }

/** Lies over the place where a file can be dropped, for as long as one is held there. */
export const DropPlace = (props: Props) => <Place {...props} />
