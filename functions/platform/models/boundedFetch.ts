import { serverLimits } from '../../../shared/serverLimits.ts'
import { ModelFailure } from './failure.ts'

const newLine = 0x0a
/** Bytes of an error that are read: more than any that says something. */
const mostOfAnError = 64 * 1024

/**
 * An answer's body in whole lines, given up at one that is longer than any event. The SDKs keep a line until it ends, and
 * look through all of it again with each piece.
 */
function shortLines(): TransformStream<Uint8Array, Uint8Array> {
  let begun: Uint8Array[] = []
  let held = 0
  return new TransformStream({
    transform(bytes, controller) {
      const end = bytes.lastIndexOf(newLine) + 1
      if (end > 0) {
        controller.enqueue(Buffer.concat([...begun, bytes.subarray(0, end)]))
        begun = []
        held = 0
      }
      begun.push(bytes.subarray(end))
      held += bytes.length - end
      if (held <= serverLimits.answerLineBytes) return
      controller.error(new ModelFailure('interrupted', { isFinal: true }))
    },
    flush: (controller) => controller.enqueue(Buffer.concat(begun)),
  })
}

/** The beginning of a body: so many bytes. */
export function beginning(most: number): TransformStream<Uint8Array, Uint8Array> {
  let left = most
  return new TransformStream({
    transform(bytes, controller) {
      controller.enqueue(bytes.subarray(0, left))
      left -= bytes.length
      if (left <= 0) controller.terminate()
    },
  })
}

/**
 * Fetches for the SDKs of the providers as `fetch` does, but holds no more of an answer than a line, and of an error its
 * beginning; and goes nowhere else where it is sent: a key is for the address that it was given with. `bounds` is for answers
 * that do not come in lines.
 */
export async function boundedFetch(
  input: string | URL | Request,
  init?: RequestInit,
  bounds: () => TransformStream<Uint8Array, Uint8Array> = shortLines,
): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'manual' })
  const { body, status, statusText, headers } = response
  if (!body) return response
  const bounded = body.pipeThrough(response.ok ? bounds() : beginning(mostOfAnError))
  return new Response(bounded, { status, statusText, headers })
}
