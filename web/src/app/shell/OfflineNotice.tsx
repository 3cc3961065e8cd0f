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
    display: 'block',
    position: 'fixed',
    insetX: '0',
    bottom: '0',
    zIndex: 'skip',
    px: '4',
    py: '2.5',
    textAlign: 'center',
    textStyle: 'small',
    bg: 'ink',
    color: 'surface.panel',
    _empty: { srOnly: true },
  },
})

/** Says that there is no network, as long as there is none, and is read out when it comes. */
export const OfflineNotice = () => (
  <Bar>{useSyncExternalStore(subscribe, isOnline) ? '' : sv.offline}</Bar>
)
