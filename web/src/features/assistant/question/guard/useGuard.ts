import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { limits } from '../../../../../../shared/limits.ts'
import type { Counts } from '../../../../../../shared/rules/personalData/kinds.ts'
import { useUser } from '../../../../api/session/currentUser.ts'
import { hiddenWordsOf, keepHiddenWords } from '../../drafts.ts'

type Rules = typeof import('../../../../../../shared/rules/personalData.ts')

/** What the rules find in a text: the values with their marks, the text as the assistant sees it, and how many there are. */
export type Hidden = { values: string[]; text: string; counts: Counts }

const none: Hidden = { values: [], text: '', counts: {} }

/** Whether a rule found something; what is marked by hand does not count. */
const hasFound = (counts: Counts): boolean => Object.keys(counts).some((kind) => kind !== 'DOLT')

/**
 * What is hidden from the assistant of a text while it is written, and of the people who were chosen; and the words that its person
 * has marked. Whoever is chosen has been seen: they are nothing that a rule finds. The server decides: this only shows, and shows
 * nothing where its part of the bundle cannot be had.
 */
export function useGuard(questionId: string, text: string, people: readonly string[] = []) {
  const { id } = useUser()
  const [rules, setRules] = useState<Rules>()
  const [marked, setMarked] = useState(() => hiddenWordsOf(id, questionId))
  const written = useDeferredValue(text)
  const read = [written, ...people].filter(Boolean).join('\n')

  useEffect(() => {
    import('../../../../../../shared/rules/personalData.ts').then(setRules, () => undefined)
  }, [])

  const words = useMemo(() => marked.filter((word) => text.includes(word)), [marked, text])
  const [hidden, isFound] = useMemo((): [Hidden, boolean] => {
    if (!rules) return [{ ...none, text: read }, false]
    const guard = rules.guardOf({
      texts: [read],
      words: [...words, ...people].filter((word) => read.includes(word)),
    })
    const own = people.length === 0 ? guard : rules.guardOf({ texts: [written] })
    const found = hasFound(own.counts)
    return [{ values: guard.values(), text: guard.hide(read), counts: { ...guard.counts } }, found]
  }, [rules, written, read, words, people])

  function set(next: string[]) {
    setMarked(next)
    keepHiddenWords(id, questionId, next)
  }

  return {
    hidden,
    words,
    /** Whether a rule found something in what is written. */
    hasFound: isFound,
    /** Marks words. Gives false, and marks nothing, where as many are marked in this text as can be. */
    mark(more: string[]): boolean {
      const all = [...new Set([...marked, ...more])]
      // Those of other texts make room.
      const next = all.length > limits.hiddenWords ? [...new Set([...words, ...more])] : all
      if (next.length > limits.hiddenWords) return false
      set(next)
      return true
    },
    unmark: (word: string) => set(marked.filter((one) => one !== word)),
  }
}

export type ShownGuard = ReturnType<typeof useGuard>
