import { Button } from '@chakra-ui/react'
import { Link, type LinkProps } from 'react-router-dom'
import { BackIcon } from './screenIcons.tsx'

type Props = { to: LinkProps['to']; children: string }

/** Above a page's title: the way to the list that it belongs to. */
export const BackLink = ({ to, children }: Props) => (
  <Button asChild variant="ghost" size="sm" ml="-3" mb="2" _print={{ display: 'none' }}>
    <Link to={to}>
      <BackIcon />
      {children}
    </Link>
  </Button>
)
