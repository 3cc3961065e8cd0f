import { useRef } from 'react'
import {
  misplaced,
  type Takes,
  takenBy,
  type Wishes,
} from '../../../../../shared/rules/questions/wishes.ts'

/** What is wished of a question's answers. What the chosen model cannot be told is there again once one is chosen that can. */
export function useWishes(wishes: Wishes, onChange: (wishes: Wishes) => void) {
  const left = useRef<{ beside: Wishes; hidden: Wishes }>(undefined)
  // Not beside those of a draft that has been read anew.
  const hidden = () => (left.current?.beside === wishes ? left.current.hidden : {})

  return {
    change: (next: Wishes) => {
      left.current = { beside: next, hidden: hidden() }
      onChange(next)
    },
    /** The wishes that a model can be told, which are chosen with it. */
    choose: (takes: Takes): Wishes => {
      const all = { ...hidden(), ...wishes }
      const next = takenBy(all, takes) ?? {}
      const untold = misplaced(all, takes).map((name) => [name, all[name]])
      left.current = { beside: next, hidden: Object.fromEntries(untold) }
      return next
    },
  }
}
