import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { limits } from '../../../../../../shared/limits.ts'
import type { Counts } from '../../../../../../shared/rules/personalData/kinds.ts'
import { useUser } from '../../../../api/session/currentUser.ts'
import { hiddenWordsOf, keepHiddenWords } from '../../drafts.ts'

type Rules = typeof import('../../../../../../shared/rules/personalData.ts')

/** What the rules find in a text: the values with their marks, the text as the assistant sees it, and how many there are. */
export type Hidden = { values: string[]; text: string; counts: Counts }

const none: Hidden = { values: [], text: '', counts: {} }

/**
 * What is hidden from the assistant of a text while it is written: the people who were chosen, too. And the words that its person has marked. The server decides:
 * this only shows, and shows nothing where its part of the bundle cannot be had.
 */
export function useGuard(questionId: string, text: string, people: readonly string[] = []) {
  const { id } = useUser()
  const [rules, setRules] = useState<Rules>()
  const [marked, setMarked] = useState(() => hiddenWordsOf(id, questionId))
  const read = useDeferredValue(text)

  useEffect(() => {
    import('../../../../../../shared/rules/personalData.ts').then(setRules, () => undefined)
  }, [])

  const words = useMemo(() => marked.filter((word) => text.includes(word)), [marked, text])
  const hidden = useMemo((): Hidden => {
    if (!rules) return { ...none, text: read }
    const guard = rules.guardOf({
      texts: [read],
      words: [...words, ...people].filter((word) => read.includes(word)),
    })
    return { values: guard.values(), text: guard.hide(read), counts: { ...guard.counts } }
  }, [rules, read, words, people])

  function set(next: string[]) {
    setMarked(next)
    keepHiddenWords(id, questionId, next)
  }

  return {
    hidden,
    words,
    /** Whether a rule found something; what is marked by hand does not count. */
    hasFound: Object.keys(hidden.counts).some((kind) => kind !== 'DOLT'),
    /** Marks a word. Gives false, and marks nothing, where as many are marked in this text as can be. */
    mark(word: string): boolean {
      const all = [...new Set([...marked, word])]
      // Those of other texts make room.
      const next = all.length > limits.hiddenWords ? [...new Set([...words, word])] : all
      if (next.length > limits.hiddenWords) return false
      set(next)
      return true
    },
    unmark: (word: string) => set(marked.filter((one) => one !== word)),
  }
}

export type ShownGuard = ReturnType<typeof useGuard>
