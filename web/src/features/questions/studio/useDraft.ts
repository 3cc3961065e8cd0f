import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { questionLimits } from '../../../../../shared/questionLimits.ts'
import { versionOf } from '../../../../../shared/rules/library.ts'
import { newQuestionId } from '../../../api/newQuestionId.ts'
import { studioApi } from '../../../api/studio.ts'
import { ApiError, textOf } from '../../../api/errors.ts'
import { studioOf } from '../../../routes/studio.ts'
import { questionsQueries } from '../questions.queries.ts'
import { sentOf, type Typed, typedOf } from './typed.ts'

const pauseMs = 900

type Read = Awaited<ReturnType<typeof studioApi.studio>>['results']

export type DraftState =
  | { is: 'live' | 'fresh' | 'unsaved' | 'conflict' | 'gone' }
  | { is: 'saved'; at: string }
  | { is: 'failed'; why: string }

/** Whether it may have been done all the same: no reply came, or none of the portal's own. */
const isUnheard = (error: unknown): boolean => !(error instanceof ApiError) || error.status >= 500

/** What of it is on the server: its id once it has one, the version that it began from, and the stamp that was seen. */
const knownOf = (read: Read | undefined) => ({
  id: read?.Draft?.id ?? read?.Question?.id,
  Base: read?.Draft?.Base ?? (read?.Question ? versionOf(read.Question) : ''),
  DaytoUpdate: read?.Draft?.DaytoUpdate ?? '',
})

const typedIn = (read: Read | undefined, GPTV?: string): Typed =>
  typedOf(read?.Draft ?? read?.Question, read?.Draft?.Trials ?? read?.Trials, GPTV)

function stateOf(read: Read | undefined): DraftState {
  if (read?.Draft) return { is: 'saved', at: read.Draft.DaytoUpdate }
  return { is: read ? 'live' : 'fresh' }
}

function stateAfter(error: unknown): DraftState {
  const code = error instanceof ApiError ? error.code : ''
  if (code === 'changed') return { is: 'conflict' }
  return code === 'not_found' ? { is: 'gone' } : { is: 'failed', why: textOf(error) }
}

/** Whether nothing can be saved before its person has said what is to count. */
const waits = ({ is }: DraftState): boolean => is === 'conflict' || is === 'gone'

/** The draft of a question, saved as it is typed (`firstModel` where it is a new one): one save at a time, each of all that stands there. */
export function useDraft(opened: Read | undefined, firstModel: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(() => typedIn(opened, firstModel))
  const [state, setState] = useState<DraftState>(() => stateOf(opened))
  const [known, setKnown] = useState(() => knownOf(opened))
  const latest = useRef(typed)
  const seen = useRef(known)
  const newId = useRef(newQuestionId())
  /** What the saves were named, since the last reply, to which none came. */
  const unheard = useRef<string[]>([])
  const isDirty = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const saving = useRef<Promise<boolean>>(undefined)
  const isHere = useRef(true)

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
      if (!isDirty.current) setState({ is: 'saved', at: results.DaytoUpdate })
      if (id === undefined) void navigate(studioOf(results.id), { replace: true })
      return true
    } catch (error) {
      isDirty.current = true
      if (isUnheard(error)) {
        unheard.current = [...unheard.current, Saving].slice(-questionLimits.unheardSaves)
      }
      setState(stateAfter(error))
      return false
    }
  }

  /** Saves what is not saved, or all of it where there is no draft yet; false where that did not go. */
  async function save({ anyway = false } = {}): Promise<boolean> {
    clearTimeout(timer.current)
    await saving.current
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
    setState((now) => (waits(now) ? now : { is: 'unsaved' }))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => !waits(state) && void save(), pauseMs)
  }

  /** What is on the server now, and what is to count: that, or what is typed here. */
  async function readAgain(keeps: 'mine' | 'theirs') {
    const { id = newId.current } = seen.current
    const read = (await studioApi.studio({ id })).results
    // Drawn at once: nobody is asked whether to leave what is settled.
    seen.current = knownOf(read)
    unheard.current = []
    if (keeps === 'mine') {
      seen.current.Base = read.Question ? versionOf(read.Question) : ''
      isDirty.current = true
      flushSync(() => setState({ is: 'unsaved' }))
      await save()
    } else {
      latest.current = typedIn(read)
      isDirty.current = false
      flushSync(() => {
        setKnown(seen.current)
        setTyped(latest.current)
        setState(stateOf(read))
      })
    }
    void navigate(studioOf(id), { replace: true })
  }

  /** Somebody has published or thrown it away meanwhile. */
  const lose = () => setState({ is: 'gone' })

  /** Saves what is typed here as a draft of its own: the one before is gone. */
  function saveAsNew() {
    seen.current = knownOf(undefined)
    newId.current = newQuestionId()
    unheard.current = []
    isDirty.current = true
    setState({ is: 'unsaved' })
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

  return { typed, state, known, change, save, saveAsNew, lose, readAgain, seen }
}

export type DraftInWork = ReturnType<typeof useDraft>
