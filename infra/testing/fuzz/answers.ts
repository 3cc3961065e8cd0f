import { z } from 'zod'
import { contract, type RouteKey } from '../../../shared/contract/index.ts'
import { answerFailures, failures } from '../../../shared/contract/http/failures.ts'
import { failuresOf } from '../../../shared/contract/http/failuresOf.ts'
import type { Route } from '../../../shared/contract/route.ts'
import { failure } from '../../../shared/contract/http/stream.ts'
import { schemaOf } from '../../build/openapi/schemas.ts'

const schemas = new Map<RouteKey, z.ZodType>()

/** What the document says that a route answers. */
function answerOf(key: RouteKey): z.ZodType {
  const route: Route = contract[key]
  const known = schemas.get(key) ?? z.fromJSONSchema(schemaOf(route.output, 'output'))
  schemas.set(key, known)
  return known
}

const ofAnswers: readonly string[] = answerFailures

/** A failed answer of the assistant is recorded, as it should be. */
export const leavesATrace = (code: string): boolean => ofAnswers.includes(code)

/** What is wrong with an answer, by the document: nothing where it is as it says. `code` is the failure's, if it is one. */
export function judged(key: RouteKey, status: number, body: unknown) {
  if (status === 200) {
    const { success, error } = answerOf(key).safeParse(body)
    return { code: undefined, wrong: success ? undefined : error.message }
  }
  const failed = failure.safeParse(body)
  if (!failed.success) return { code: undefined, wrong: `${status} without the failure's form` }
  const { code } = failed.data.error
  const named = failuresOf(contract[key]).find((known) => known === code)
  if (named === undefined || failures[named][0] !== status) {
    return { code, wrong: `${status} ${code} is not in the document` }
  }
  const isOurs = status >= 500 && !leavesATrace(code)
  return { code, wrong: isOurs ? `${status} ${code}` : undefined }
}
