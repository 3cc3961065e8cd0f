import { limits } from '../../../../shared/limits.ts'
import type { Outcome } from './outcome.ts'
import { readApart } from './readApart.ts'

const text = /\.(?:txt|md|csv)$/i
const beginning = 1_024

/** What a file is by what it begins with: its name may say anything. */
function kindOf(name: string, bytes: ArrayBuffer) {
  const [a = 0, b = 0, c = 0, d = 0] = new Uint8Array(bytes)
  const start = new TextDecoder('latin1').decode(bytes.slice(0, beginning))
  if (start.includes('%PDF-')) return 'pdf'
  if (a === 0x50 && b === 0x4b && c === 3 && d === 4) return 'docx'
  // Word's old files look like this, and so do new ones with a password.
  if (a === 0xd0 && b === 0xcf && c === 0x11) return /\.docx$/i.test(name) ? 'encrypted' : 'kind'
  if (/\.(?:pdf|docx)$/i.test(name)) return 'broken'
  return text.test(name) ? 'text' : 'kind'
}

function decoded(bytes: ArrayBuffer): string {
  const [a, b] = new Uint8Array(bytes)
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // As Windows wrote it before.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function plainOutcome(bytes: ArrayBuffer): Outcome {
  const read = decoded(bytes)
  return read.includes('\0') ? { why: 'broken' } : { text: read, pages: 0, pictures: 0 }
}

/** The text of a file, read on this computer; or why there is none. */
export async function readFile(file: File): Promise<Outcome> {
  if (file.size > limits.fileBytes) return { why: 'large' }
  if (file.size === 0) return { why: 'empty' }
  // A folder, or a file that has gone or changed since it was chosen.
  const bytes = await file.arrayBuffer().catch(() => undefined)
  if (!bytes) return { why: 'gone' }
  const kind = kindOf(file.name, bytes)
  if (kind === 'encrypted' || kind === 'kind' || kind === 'broken') return { why: kind }
  const read = kind === 'text' ? plainOutcome(bytes) : await readApart({ kind, bytes })
  if ('why' in read) return read
  const whole = read.text.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim()
  return whole === '' ? { why: 'empty' } : { ...read, text: whole }
}
