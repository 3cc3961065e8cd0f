import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'
import type { Readable, Writable } from 'node:stream'

/** Whether whoever types says yes to a question. An input that ends, as where nobody can type, is no. */
export async function isSure(
  question: string,
  input: Readable = process.stdin,
  output: Writable = process.stdout,
): Promise<boolean> {
  const lines = createInterface({ input, output })
  const closed = once(lines, 'close').then(() => '')
  const answer = await Promise.race([lines.question(`${question} Type yes: `), closed])
  lines.close()
  return answer.trim() === 'yes'
}
