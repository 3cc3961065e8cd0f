import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { User } from '../../../../shared/contract/user.ts'
import { PersonIcon } from '../screenIcons.tsx'
import { initialsOf } from './initials.ts'

const Circle = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: 'full',
    bg: 'accent.subtle',
    color: 'accent.fg',
    fontWeight: '650',
    letterSpacing: '0.01em',
  },
  variants: {
    size: {
      sm: { boxSize: '9', fontSize: '0.8125rem' },
      lg: { boxSize: '5rem', fontSize: '1.625rem' },
      xl: { boxSize: '8rem', fontSize: '2.625rem' },
    },
  },
  defaultVariants: { size: 'sm' },
})

type Props = {
  user: Pick<User, 'Firstname' | 'Lastname' | 'BildUrl'>
  size?: 'sm' | 'lg' | 'xl'
}

/** A person's picture, or the initials. Decoration: the name stands beside it or in its button. */
export function Avatar({ user, size = 'sm' }: Props) {
  const [broken, setBroken] = useState<string>()
  return (
    <Circle size={size} aria-hidden="true">
      {user.BildUrl === '' || user.BildUrl === broken ? (
        initialsOf(user) || <PersonIcon />
      ) : (
        <chakra.img
          src={user.BildUrl}
          alt=""
          boxSize="full"
          objectFit="cover"
          onError={() => setBroken(user.BildUrl)}
        />
      )}
    </Circle>
  )
}
