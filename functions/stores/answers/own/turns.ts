import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import * as z from 'zod/mini'
import { type Turn, turn } from '../../../../shared/contract/assistant/ownAnswer.ts'
import { limits } from '../../../../shared/limits.ts'
import { questionLimits } from '../../../../shared/questionLimits.ts'
import { log } from '../../../runtime/log.ts'

const stored = z.object({ sk: z.string(), text: z.instanceof(Uint8Array) })

/** Whose turn it is, by the sort key of `keys.turn`. */
const conversationOf = (sk: string): string => sk.split('#')[1] ?? ''

const packed = (said: Turn): Uint8Array => brotliCompressSync(JSON.stringify(said))

/**
 * A turn as it lies in the table: packed, so that two thousand characters are one write unit. Of one that DynamoDB would not
 * take, the beginning is kept, first of what was asked.
 */
export function packedTurn(said: Turn): Uint8Array {
  const whole = packed(said)
  if (whole.length <= questionLimits.turnBytes) return whole
  const part = said.asked.length > limits.answerBegins ? 'asked' : 'answer'
  const half = said[part].slice(0, said[part].length / 2).toWellFormed()
  return packedTurn({ ...said, [part]: half })
}

/** A turn as read, with the conversation that it belongs to; none for what is no turn, which is told to the operators. */
export function readTurn(item: unknown): { of: string; said: Turn } | undefined {
  try {
    const { sk, text } = z.parse(stored, item)
    const said = z.parse(turn, JSON.parse(brotliDecompressSync(text).toString()))
    return { of: conversationOf(sk), said }
  } catch (error) {
    log.error('a turn of an answer cannot be read', error)
    return undefined
  }
}
