import { ApiError, textOf } from '../../../api/request/errors.ts'

/** Why a booking could not be stored, where no form shows what is wrong with its times. */
export function whyNot(error: unknown): string {
  const wrong = error instanceof ApiError ? new Set(Object.values(error.fields)) : new Set<string>()
  return wrong.size > 0 ? [...wrong].join(' ') : textOf(error)
}
