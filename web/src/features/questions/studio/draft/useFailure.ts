import { useState } from 'react'
import type { DraftState } from './draftState.ts'

export type Failure = Extract<DraftState, { is: 'failed' }>

/** Why the last save failed, until one succeeds: while somebody types on it stays, and is told once. */
export function useFailure(state: DraftState): Failure | undefined {
  const [last, setLast] = useState<Failure>()
  if (state.is === 'unsaved') return last
  const failure = state.is === 'failed' ? state : undefined
  if (failure !== last) setLast(failure)
  return failure
}
