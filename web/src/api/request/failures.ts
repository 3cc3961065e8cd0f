import * as z from 'zod/mini'
import { failure } from '../../../../shared/contract/http/stream.ts'
import { errors } from '../../texts/errors.ts'
import { ApiError } from './errors.ts'

/** The error that a failed answer is; a proxy on the way may answer without our body. */
export async function failureOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined)
  return parsedFailure(body, response.status)
}

/** The error in a failure object, as the last event of a stream has it. */
export function parsedFailure(body: unknown, status: number): ApiError {
  const parsed = z.safeParse(failure, body)
  if (!parsed.success) return new ApiError(errors.noAnswer, { status, code: 'unreadable' })
  const { error, code, fields } = parsed.data.error
  return new ApiError(error, { status, code, fields })
}
