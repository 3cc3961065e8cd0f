import { versionOf } from '../../../../../../shared/rules/questions/library.ts'
import { ApiError, textOf } from '../../../../api/request/errors.ts'
import { newQuestionId } from '../../../../api/newQuestionId.ts'
import type { studioApi } from '../../../../api/studio.ts'
import type { Kept } from './keptDraft.ts'
import { sentOf, type Typed, typedOf } from './typed.ts'

export type Read = Awaited<ReturnType<typeof studioApi.studio>>['results']

export type DraftState =
  /** `kept`: what was typed when the page was left at last, which is not saved, or of which that is not known. */
  | { is: 'live' | 'fresh' | 'unsaved' | 'kept' | 'conflict' | 'gone' }
  | { is: 'saved'; at: string }
  /** `wrong`: what is wrong with what is typed, by the names of the boxes. `mayPass`: it may be saved another time as it is. */
  | { is: 'failed'; why: string; wrong: Record<string, string>; mayPass: boolean }

/** Whether it may have been done all the same: no reply came, or none of the portal's own. */
export const isUnheard = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500

/** The version that is live; empty for a question that has never been published. */
export const liveIn = (read: Read | undefined): string =>
  read?.Question ? versionOf(read.Question) : ''

/** What of it is on the server: its id once it has one, the version that it began from, and the stamp that was seen. */
export const knownOf = (read: Read | undefined) => ({
  id: read?.Draft?.id ?? read?.Question?.id,
  Base: read?.Draft?.Base ?? liveIn(read),
  DaytoUpdate: read?.Draft?.DaytoUpdate ?? '',
})

export const typedIn = (read: Read | undefined, GPTV?: string): Typed =>
  typedOf(read?.Draft ?? read?.Question, read?.Draft?.Trials ?? read?.Trials, GPTV)

const isSame = (one: Typed, other: Typed): boolean =>
  JSON.stringify(sentOf(one)) === JSON.stringify(sentOf(other))

export function stateOf(read: Read | undefined): DraftState {
  if (read?.Draft) return { is: 'saved', at: read.Draft.DaytoUpdate }
  return { is: read ? 'live' : 'fresh' }
}

/** What the server finds wrong, by the names of the page's boxes: some it calls otherwise, and some have one for a whole list. */
export const wrongIn = (error: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(error instanceof ApiError ? error.fields : {}).map(([name, text]) => {
      const [whole = name] = name.split('.')
      if (whole === 'Subject') return ['QuestionLabel', text]
      if (whole === 'Body') return ['Question', text]
      return [whole === 'FollowUps' ? whole : name, text]
    }),
  )

/** What the server found wrong, and what was typed then. */
export type Refused = { wrong: Record<string, string>; typed: Typed }

/** What stands at a place within what is typed, as far down as that is kept in parts. */
function placed(value: unknown, [name, ...rest]: string[]): unknown {
  if (name === undefined || typeof value !== 'object' || value === null) return value
  return placed(Reflect.get(value, name), rest)
}

/** What is wrong of that with boxes that have not been changed since. */
export function stillWrong({ wrong, typed }: Refused, now: Typed): Record<string, string> {
  const isAsItWas = (at: string[]) => placed(typed, at) === placed(now, at)
  return Object.fromEntries(Object.entries(wrong).filter(([name]) => isAsItWas(name.split('.'))))
}

/** Whether the same may be saved another time without anybody changing it: the network, the server or its limits are in the way. */
const mayPass = (error: unknown): boolean =>
  isUnheard(error) || (error instanceof ApiError && error.status === 429)

export function stateAfter(error: unknown): DraftState {
  const code = error instanceof ApiError ? error.code : ''
  if (code === 'changed') return { is: 'conflict' }
  if (code === 'not_found') return { is: 'gone' }
  return { is: 'failed', why: textOf(error), wrong: wrongIn(error), mayPass: mayPass(error) }
}

/** Whether nothing can be saved before its person has said what is to count. */
export const waits = ({ is }: DraftState): boolean => is === 'conflict' || is === 'gone'

/**
 * What a page begins with: what is stored, or what was typed last and lies in the browser. Where somebody has saved since, it is for
 * its person to say what is to count; where one's own save may have been that, the server knows.
 */
export function beginningOf(opened: Read | undefined, firstModel: string, kept: Kept | undefined) {
  const stored = typedIn(opened, firstModel)
  const seen = knownOf(opened)
  if (!kept || isSame(kept.typed, stored)) {
    return { typed: stored, state: stateOf(opened), seen, NewId: newQuestionId(), unheard: [] }
  }
  const { typed, Base, DaytoUpdate, NewId, unheard } = kept
  const isOn = DaytoUpdate === seen.DaytoUpdate || unheard.length > 0
  const state: DraftState = { is: isOn ? 'kept' : 'conflict' }
  return { typed, state, seen: { id: seen.id, Base, DaytoUpdate }, NewId, unheard }
}
