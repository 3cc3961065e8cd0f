import { Button, chakra, Flex, Spinner } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { goToOutlook } from '../../../api/session/outlook.ts'
import { sv } from '../../../texts/sv.ts'
import { Notice } from '../../../ui/message/Notice.tsx'
import { MicrosoftMark } from './MicrosoftMark.tsx'
import { useTry } from '../useTry.ts'

const Divider = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    mt: '6',
    textStyle: 'sm',
    color: 'fg.muted',
    '&::before, &::after': {
      content: '""',
      flex: '1',
      borderTopWidth: '1px',
      borderColor: 'border',
    },
  },
})

/** The other way in, below the form: with the organisation's own account. */
export default function OutlookSignIn() {
  const { state } = useLocation()
  const { busy, failure, attempt } = useTry()
  const [redirecting, setRedirecting] = useState(false)
  const waiting = busy || redirecting

  // Whoever goes back in the browser's history finds this page as it was left.
  useEffect(() => {
    const stay = () => setRedirecting(false)
    globalThis.addEventListener('pageshow', stay)
    return () => globalThis.removeEventListener('pageshow', stay)
  }, [])

  async function leave() {
    await goToOutlook({ state })
    setRedirecting(true)
  }

  return (
    <Flex direction="column" gap="6">
      <Divider>{sv.signIn.or}</Divider>
      {failure !== undefined && <Notice tone="error" title={failure} />}
      <Button variant="outline" aria-disabled={waiting} onClick={() => waiting || attempt(leave)}>
        {waiting ? <Spinner /> : <MicrosoftMark />}
        {sv.signIn.outlook}
      </Button>
    </Flex>
  )
}
