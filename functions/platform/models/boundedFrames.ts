import { serverLimits } from '../../../shared/serverLimits.ts'
import { ModelFailure } from './failure.ts'

/** Bytes of the shortest message of an AWS event stream: its lengths and checksums. */
const shortest = 16

/**
 * The messages of an AWS event stream, given up at one that is longer than any: the SDK takes as much memory as the first four
 * bytes say, and those of a page of HTML say a gigabyte.
 */
export function shortMessages(): TransformStream<Uint8Array, Uint8Array> {
  let length: number[] = []
  let left = 0
  return new TransformStream({
    transform(bytes, controller) {
      for (let at = 0; at < bytes.length;) {
        if (left > 0) {
          const taken = Math.min(left, bytes.length - at)
          left -= taken
          at += taken
          continue
        }
        length.push(bytes[at++] ?? 0)
        if (length.length < 4) continue
        const whole = Buffer.from(length).readUInt32BE()
        length = []
        if (whole < shortest || whole > serverLimits.answerLineBytes) {
          return controller.error(new ModelFailure('interrupted', { isFinal: true }))
        }
        left = whole - 4
      }
      controller.enqueue(bytes)
    },
  })
}
