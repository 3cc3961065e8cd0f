import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { questionLimits } from '../../../../../shared/questionLimits.ts'
import { newQuestionId } from '../../../api/newQuestionId.ts'
import { studioApi } from '../../../api/studio.ts'
import type { ApiError } from '../../../api/errors.ts'
import { studioOf } from '../../../routes/studio.ts'
import { questionsQueries } from '../questions.queries.ts'
import {
  type DraftState,
  isUnheard,
  knownOf,
  liveIn,
  type Read,
  stateAfter,
  stateOf,
  typedIn,
  waits,
} from './draftState.ts'
import { sentOf, type Typed } from './typed.ts'

const pauseMs = 900

/** The draft of a question, saved as it is typed (`firstModel` where it is a new one): one save at a time, each of all that stands there. */
export function useDraft(opened: Read | undefined, firstModel: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(() => typedIn(opened, firstModel))
  const [state, setState] = useState<DraftState>(() => stateOf(opened))
  const [known, setKnown] = useState(() => knownOf(opened))
  const [isOvertaken, setOvertaken] = useState(() => known.Base !== liveIn(opened))
  const latest = useRef(typed)
  const seen = useRef(known)
  const now = useRef(state)
  /** The version that is live, as far as it is known. */
  const live = useRef<string | undefined>(liveIn(opened))
  const newId = useRef(newQuestionId())
  /** What the saves were named, since the last reply, to which none came. */
  const unheard = useRef<string[]>([])
  const isDirty = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const saving = useRef<Promise<boolean>>(undefined)
  const isHere = useRef(true)

  function tell(next: DraftState) {
    now.current = next
    setState(next)
  }

  async function saveOnce(): Promise<boolean> {
    isDirty.current = false
    const { id, ...over } = seen.current
    const Saving = crypto.randomUUID()
    try {
      const { results } = await studioApi.saveDraft({
        ...sentOf(latest.current),
        ...over,
        ...(id === undefined ? { NewId: newId.current } : { id }),
        Saving,
        Unheard: unheard.current,
      })
      unheard.current = []
      seen.current = { id: results.id, Base: results.Base, DaytoUpdate: results.DaytoUpdate }
      // The library lists what is saved while its page is left, too.
      void client.invalidateQueries(questionsQueries.drafts())
      if (!isHere.current) return true
      setKnown(seen.current)
      setOvertaken(results.Base !== live.current)
      if (!isDirty.current) tell({ is: 'saved', at: results.DaytoUpdate })
      if (id === undefined) void navigate(studioOf(results.id), { replace: true })
      return true
    } catch (error) {
      isDirty.current = true
      if (isUnheard(error)) {
        unheard.current = [...unheard.current, Saving].slice(-questionLimits.unheardSaves)
      }
      tell(stateAfter(error))
      return false
    }
  }

  /** Saves what is not saved, or all of it where there is no draft yet; false where that did not go. */
  async function save({ anyway = false } = {}): Promise<boolean> {
    clearTimeout(timer.current)
    await saving.current
    if (waits(now.current)) return false
    if (!isDirty.current && !(anyway && seen.current.DaytoUpdate === '')) return true
    saving.current = saveOnce()
    const done = await saving.current
    saving.current = undefined
    return done && (isDirty.current ? save() : true)
  }

  function change(part: Partial<Typed>) {
    latest.current = { ...latest.current, ...part }
    isDirty.current = true
    setTyped(latest.current)
    if (!waits(now.current)) tell({ is: 'unsaved' })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), pauseMs)
  }

  /** What is on the server now, and what is to count: that, or what is typed here, which began where it began. */
  async function readAgain(keeps: 'mine' | 'theirs') {
    const { id = newId.current, Base } = seen.current
    const read = (await studioApi.studio({ id })).results
    // Drawn at once: nobody is asked whether to leave what is settled.
    seen.current = knownOf(read)
    live.current = liveIn(read)
    unheard.current = []
    if (keeps === 'mine') {
      seen.current.Base = Base
      isDirty.current = true
      flushSync(() => tell({ is: 'unsaved' }))
      await save()
    } else {
      latest.current = typedIn(read)
      isDirty.current = false
      flushSync(() => {
        setKnown(seen.current)
        setTyped(latest.current)
        setOvertaken(seen.current.Base !== live.current)
        tell(stateOf(read))
      })
    }
    void navigate(studioOf(id), { replace: true })
  }

  /** Saves the draft as one that begins from what is live now. Somebody else's draft is not written over by that. */
  async function rebase() {
    const { id = newId.current } = seen.current
    live.current = liveIn((await studioApi.studio({ id })).results)
    seen.current.Base = live.current
    isDirty.current = true
    tell({ is: 'unsaved' })
    await save()
  }

  /** What the server does not run or publish: somebody has changed the draft or the question, or taken the draft away. */
  function refuse({ code }: ApiError) {
    if (code === 'changed') tell({ is: 'conflict' })
    if (code === 'not_found') tell({ is: 'gone' })
    if (code !== 'overtaken') return
    live.current = undefined
    setOvertaken(true)
  }

  /** Saves what is typed here as a draft of its own: the one before is gone. */
  function saveAsNew() {
    seen.current = knownOf(undefined)
    live.current = ''
    newId.current = newQuestionId()
    unheard.current = []
    isDirty.current = true
    tell({ is: 'unsaved' })
    return save()
  }

  const leave = useRef(save)
  leave.current = save
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      if (isDirty.current) void leave.current()
    }
  }, [])
  const isUnsaved = state.is === 'unsaved'
  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: Event) => event.preventDefault()
    globalThis.addEventListener('beforeunload', ask)
    return () => globalThis.removeEventListener('beforeunload', ask)
  }, [isUnsaved])

  return {
    typed,
    state,
    known,
    seen,
    isOvertaken,
    change,
    save,
    saveAsNew,
    readAgain,
    rebase,
    refuse,
  }
}

export type DraftInWork = ReturnType<typeof useDraft>
