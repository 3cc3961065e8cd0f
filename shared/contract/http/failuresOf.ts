import type { FailureCode } from './failures.ts'
import type { Route } from '../route.ts'

/** Every code that a call of this route can be answered with. */
export function failuresOf({ access, body, beforeSecondStep, refuses = [] }: Route): FailureCode[] {
  const codes = new Set<FailureCode>([
    'invalid',
    'refused',
    'blocked',
    'too_large',
    'throttled',
    'broken',
    'overloaded',
    'timeout',
  ])
  if (body !== 'query') codes.add('unreadable')
  if (access !== 'public') codes.add('signed_out').add('session_over')
  if (access === 'admin') codes.add('forbidden')
  if (access !== 'public' && beforeSecondStep !== true) codes.add('second_step')
  for (const code of refuses) codes.add(code)
  return [...codes]
}
