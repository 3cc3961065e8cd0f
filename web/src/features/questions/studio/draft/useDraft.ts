import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { currentUser, useUser } from '../../../../api/session/currentUser.ts'
import { newQuestionId } from '../../../../api/newQuestionId.ts'
import { studioApi } from '../../../../api/studio.ts'
import type { ApiError } from '../../../../api/request/errors.ts'
import { studioOf } from '../../../../routes/studio.ts'
import { studioTexts as texts } from '../../../../texts/questions/studio.ts'
import { leaveDraft } from '../../../../ui/form/leaveDraft.ts'
import { toaster } from '../../../../ui/message/toaster.ts'
import { questionsQueries } from '../../questions.queries.ts'
import {
  beginningOf,
  type DraftState,
  knownOf,
  liveIn,
  type Read,
  stateAfter,
  stateOf,
  typedIn,
  waits,
} from './draftState.ts'
import { keptDraft } from './keptDraft.ts'
import { changedBy, sentOf, type Typed } from './typed.ts'
import { useLeaving } from './useLeaving.ts'
import { useQueue } from './useQueue.ts'
import { useUnheard } from './useUnheard.ts'

const pauseMs = 900

/** The draft of a question, saved as it is typed (`firstModel` where it is a new one): one save at a time, each of all that stands there. */
export function useDraft(opened: Read | undefined, firstModel: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { id: userid } = useUser()
  const [begun] = useState(() =>
    beginningOf(opened, firstModel, keptDraft.read(userid, knownOf(opened).id)),
  )
  const [typed, setTyped] = useState(begun.typed)
  const [state, setState] = useState<DraftState>(begun.state)
  const [known, setKnown] = useState(begun.seen)
  const [isOvertaken, setOvertaken] = useState(known.Base !== liveIn(opened))
  const latest = useRef(typed)
  const seen = useRef(known)
  const now = useRef(state)
  /** The version that is live, as far as it is known. */
  const live = useRef<string | undefined>(liveIn(opened))
  const newId = useRef(begun.NewId)
  const unheard = useUnheard(begun.unheard)
  const page = useRef(crypto.randomUUID())
  const isDirty = useRef(begun.state.is === 'kept')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { inTurn, isBusy } = useQueue()
  const isHere = useLeaving(state.is === 'unsaved', () => void end())

  function tell(next: DraftState) {
    now.current = next
    setState(next)
  }

  /** Keeps what is typed in the browser, until it is known to be saved. */
  function keep() {
    const { id, Base, DaytoUpdate } = seen.current
    keptDraft.write(userid, id, {
      page: page.current,
      typed: latest.current,
      Base,
      DaytoUpdate,
      NewId: newId.current,
      unheard: unheard.all(),
    })
  }

  /** Forgets what is not saved. */
  function forget() {
    clearTimeout(timer.current)
    isDirty.current = false
    keptDraft.drop(userid, seen.current.id)
  }

  /** It has been thrown away with what is not saved of it: nobody is asked whether to leave that. */
  function drop() {
    forget()
    flushSync(() => tell({ is: live.current ? 'live' : 'fresh' }))
  }

  async function saveOnce(): Promise<boolean> {
    isDirty.current = false
    const { id, ...over } = seen.current
    const naming = unheard.begin()
    // Opened anew, its page keeps what is typed there.
    if (isHere.current || keptDraft.read(userid, id)?.page === page.current) keep()
    try {
      const { results } = await studioApi.saveDraft({
        ...sentOf(latest.current),
        ...over,
        ...(id === undefined ? { NewId: newId.current } : { id }),
        ...naming,
      })
      unheard.end()
      keptDraft.forget(userid, id, page.current)
      seen.current = { id: results.id, Base: results.Base, DaytoUpdate: results.DaytoUpdate }
      // The library lists what is saved while its page is left, too.
      void client.invalidateQueries(questionsQueries.drafts())
      if (!isHere.current) return true
      setKnown(seen.current)
      live.current = results.Live ?? live.current
      setOvertaken(results.Base !== live.current)
      if (isDirty.current) keep()
      // Before its page gets an address of its own: nobody is asked about what is saved.
      else flushSync(() => tell({ is: 'saved', at: results.DaytoUpdate }))
      if (id === undefined) void navigate(studioOf(results.id), { replace: true })
      return true
    } catch (error) {
      isDirty.current = true
      unheard.fail(error)
      tell(stateAfter(error))
      return false
    }
  }

  /** Saves what is not saved, or all of it where there is no draft yet; false where that did not go. */
  async function save({ anyway = false } = {}): Promise<boolean> {
    clearTimeout(timer.current)
    const done = await inTurn(() => {
      if (waits(now.current)) return false
      return isDirty.current || (anyway && seen.current.DaytoUpdate === '') ? saveOnce() : true
    })
    return done && (isDirty.current ? save() : true)
  }

  function change(part: Partial<Typed>) {
    latest.current = changedBy(latest.current, part)
    isDirty.current = true
    keep()
    setTyped(latest.current)
    if (!waits(now.current)) tell({ is: 'unsaved' })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), pauseMs)
  }

  /** What is on the server now, and what is to count: that, or what is typed here, which began where it began. */
  async function readAgain(keeps: 'mine' | 'theirs') {
    const { id = newId.current, Base } = seen.current
    const read = (await studioApi.studio({ id })).results
    if (!isHere.current) return
    if (keeps === 'theirs') forget()
    // Drawn at once: nobody is asked whether to leave what is settled.
    seen.current = knownOf(read)
    live.current = liveIn(read)
    unheard.forget()
    if (keeps === 'mine') {
      seen.current.Base = Base
      isDirty.current = true
      flushSync(() => tell({ is: 'unsaved' }))
      await save()
    } else {
      latest.current = typedIn(read)
      flushSync(() => {
        setKnown(seen.current)
        setTyped(latest.current)
        setOvertaken(seen.current.Base !== live.current)
        tell(stateOf(read))
      })
    }
    if (isHere.current) void navigate(studioOf(id), { replace: true })
  }

  /** Saves the draft as one that begins from what is live now. Somebody else's draft is not written over by that. */
  async function rebase() {
    const { id = newId.current } = seen.current
    const Base = liveIn((await studioApi.studio({ id })).results)
    live.current = Base
    // The reply to what is on its way says that it begins where it began.
    await inTurn(() => {
      if (waits(now.current)) return
      seen.current.Base = Base
      isDirty.current = true
      tell({ is: 'unsaved' })
    })
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
    forget()
    seen.current = knownOf(undefined)
    live.current = ''
    newId.current = newQuestionId()
    unheard.forget()
    isDirty.current = true
    tell({ is: 'unsaved' })
    return save()
  }

  /** Begins with what is stored instead of what was typed last. */
  function startOver() {
    const again = beginningOf(opened, firstModel, undefined)
    forget()
    latest.current = again.typed
    seen.current = again.seen
    newId.current = again.NewId
    unheard.forget()
    setTyped(again.typed)
    setKnown(again.seen)
    setOvertaken(again.seen.Base !== live.current)
    tell(again.state)
  }

  /** The page is left: what is not saved is saved, and whoever has said that it need not be has left it on purpose. */
  async function end() {
    if (now.current.is === 'kept') return
    if (waits(now.current)) return leaveDraft(userid, keptDraft.nameOf(seen.current.id))
    const isLeft = isDirty.current || isBusy()
    if (!isLeft || (await save()) || !currentUser.is(userid)) return
    toaster.error({ title: texts.status.failed, description: texts.leftUnsaved })
  }

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
    startOver,
    drop,
    inTurn,
  }
}

export type DraftInWork = ReturnType<typeof useDraft>
