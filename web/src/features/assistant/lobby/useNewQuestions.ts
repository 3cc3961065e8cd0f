import { useRef } from 'react'
import { notes } from '../../../api/answering/notes.ts'
import { conversations } from '../../../api/answering/conversations.ts'
import { useUser } from '../../../api/session/currentUser.ts'
import { lobbyTexts } from '../../../texts/assistant/card.ts'
import { toaster } from '../../../ui/message/toaster.ts'
import { forgetDrafts } from '../drafts.ts'

const nothing = () => undefined

/**
 * Empties every question's text and takes its answers from before their person, with ten seconds to take that back. What is
 * on its way goes on, and is found among one's own answers.
 */
export function useNewQuestions() {
  const { id } = useUser()
  const told = useRef<number[]>([])

  return () => {
    const takeBack = [forgetDrafts(id), notes.forgetAll(id), conversations.putAway()]
    const undo = () => {
      for (const one of takeBack) one()
      // What was emptied later had less in it.
      for (const later of told.current.splice(told.current.indexOf(toast))) toaster.dismiss(later)
      toaster.success(lobbyTexts.restored)
    }
    const toast = toaster.undoable(lobbyTexts.cleared, undo, nothing)
    told.current.push(toast)
  }
}
