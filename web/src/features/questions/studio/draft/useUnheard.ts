import { useRef } from 'react'
import { questionLimits } from '../../../../../../shared/questionLimits.ts'
import { isUnheard } from './draftState.ts'

const newest = (names: string[]) => names.slice(-questionLimits.unheardSaves)

/** What the saves were named, since the last reply, to which none came. */
export function useUnheard(before: string[]) {
  const unheard = useRef(before)
  const inFlight = useRef<[string]>(undefined)
  const all = () => newest([...unheard.current, ...(inFlight.current ?? [])])

  return {
    /** Those, and the one that is on its way. */
    all,

    /** A save begins: what it is sent with. */
    begin() {
      const Saving = crypto.randomUUID()
      inFlight.current = [Saving]
      return { Saving, Unheard: unheard.current }
    },

    /** It has failed. */
    fail(error: unknown) {
      if (isUnheard(error)) unheard.current = all()
      inFlight.current = undefined
    },

    /** It was heard of. */
    end() {
      inFlight.current = undefined
      unheard.current = []
    },

    /** Those before count no more. */
    forget() {
      unheard.current = []
    },
  }
}
