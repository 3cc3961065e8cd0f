import { useRef, useState } from 'react'
import { limits } from '../../../../shared/limits.ts'
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

  function startAnew() {
    const before = shown
    const takeBack = forgetDrafts(id)
    last.current += 1
    const next = last.current
    setRounds((held) => [...held, next])
    show(next)
    const end = setTimeout(
      () => setRounds((held) => held.filter((round) => round !== before)),
      limits.undoMs,
    )
    toaster.undoable(sv.lobby.cleared, () => {
      clearTimeout(end)
      takeBack()
      show(before)
      setRounds([before])
      toaster.success(sv.lobby.restored)
    })
  }

  return { rounds, shown, startAnew }
}
