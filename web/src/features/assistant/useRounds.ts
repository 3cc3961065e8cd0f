import { useRef, useState } from 'react'
import { useUser } from '../../api/currentUser.ts'
import { sv } from '../../texts/sv.ts'
import { toaster } from '../../ui/message/toaster.ts'
import { forgetDrafts } from './drafts.ts'

/**
 * Rounds of questions: a new one has empty cards. Those before stay as they are, out of sight, for as long as they can be
 * taken back; then what they held or ran ends with them.
 */
export function useRounds() {
  const { id } = useUser()
  const [rounds, setRounds] = useState([0])
  const [shown, show] = useState(0)
  const last = useRef(0)
  const told = useRef<number[]>([])

  function startAnew() {
    const before = shown
    const takeBack = forgetDrafts(id)
    last.current += 1
    const next = last.current
    setRounds((held) => [...held, next])
    show(next)
    const undo = () => {
      takeBack()
      show(before)
      // Those that were begun later are gone with what they held.
      setRounds((held) => held.filter((round) => round <= before))
      for (const later of told.current.splice(told.current.indexOf(toast))) toaster.dismiss(later)
      toaster.success(sv.lobby.restored)
    }
    const settle = () => setRounds((held) => held.filter((round) => round !== before))
    const toast = toaster.undoable(sv.lobby.cleared, undo, settle)
    told.current.push(toast)
  }

  return { rounds, shown, startAnew }
}
