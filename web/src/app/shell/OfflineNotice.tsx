import { chakra } from '@chakra-ui/react'
import { useSyncExternalStore } from 'react'
import { sv } from '../../texts/sv.ts'

function subscribe(onChange: () => void) {
  globalThis.addEventListener('online', onChange)
  globalThis.addEventListener('offline', onChange)
  return () => {
    globalThis.removeEventListener('online', onChange)
    globalThis.removeEventListener('offline', onChange)
  }
}

const isOnline = () => navigator.onLine

const Bar = chakra('output', {
  base: {
    // In the page, so that it covers nothing there, and in sight wherever somebody has scrolled to.
    display: 'block',
    position: 'sticky',
    top: '20',
    zIndex: 'docked',
    width: 'fit-content',
    mx: 'auto',
    mb: '5',
    px: '4',
    py: '2.5',
    textAlign: 'center',
    textStyle: 'sm',
    bg: 'fg',
    color: 'bg.panel',
    borderRadius: 'l2',
    boxShadow: 'lg',
    _empty: { srOnly: true },
  },
})

/** Says that there is no network, as long as there is none, and is read out when it comes. */
export function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, isOnline)
  return <Bar data-offline={online ? undefined : ''}>{!online && sv.offline}</Bar>
}
