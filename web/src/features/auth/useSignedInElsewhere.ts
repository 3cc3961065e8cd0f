import { useEffect, useEffectEvent } from 'react'
import { config } from '../../api/config.ts'
import { storedPersonOf, storedTokenPrefix } from '../../api/session/storedTokenOf.ts'

/** Hears that the same person has signed in in another tab: their new token is this one's, too. */
export function useSignedInElsewhere(userid: string, onIn: () => void) {
  const enter = useEffectEvent(onIn)
  useEffect(() => {
    const ended = new AbortController()
    const hear = ({ key, newValue }: StorageEvent) => {
      const isNew = key?.startsWith(storedTokenPrefix) && key.endsWith('.accessToken') && newValue
      if (isNew && storedPersonOf(config().userPoolClientId) === userid) enter()
    }
    globalThis.addEventListener('storage', hear, { signal: ended.signal })
    return () => ended.abort()
  }, [userid])
}
