import { chakra } from '@chakra-ui/react'
import type { User } from '../../../shared/contract/profile.ts'
import { initialsOf } from './person.ts'

const Circle = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: 'full',
    bg: 'accent.wash',
    color: 'accent.ink',
    fontWeight: '650',
    letterSpacing: '0.01em',
  },
  variants: {
    size: {
      small: { boxSize: '9', fontSize: '0.8125rem' },
      large: { boxSize: '20', fontSize: '1.625rem' },
    },
  },
  defaultVariants: { size: 'small' },
})

type Props = { user: Pick<User, 'Firstname' | 'Lastname'>; size?: 'small' | 'large' }

/** A person's initials. Decoration: the name stands beside it or in its button. */
export const Avatar = ({ user, size = 'small' }: Props) => (
  <Circle size={size} aria-hidden="true">
    {initialsOf(user)}
  </Circle>
)
