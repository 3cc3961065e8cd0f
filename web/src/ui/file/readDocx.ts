import mammoth from 'mammoth'
import { limits } from '../../../../shared/limits.ts'
import type { Why } from './outcome.ts'
import { entriesOf, trueSize } from './zip.ts'

const isRead = (name: string) => /\.(?:xml|rels)$/i.test(name)

/** Whether what would be read of a Word file grows beyond all measure when it is unpacked. */
async function isBomb(bytes: ArrayBuffer): Promise<boolean> {
  const most = limits.fileUnpackedBytes
  let size = 0
  for (const entry of entriesOf(bytes).filter(({ name }) => isRead(name))) {
    size += entry.unpacked > most ? entry.unpacked : await trueSize(bytes, entry, most - size)
    if (size > most) return true
  }
  return false
}

/** A Word file as HTML without its pictures. The caller makes text of it: that needs a document. */
export async function readDocx(bytes: ArrayBuffer): Promise<{ html: string } | { why: Why }> {
  try {
    const names = entriesOf(bytes).map(({ name }) => name)
    if (names.length > 0 && !names.some((name) => name.startsWith('word/'))) return { why: 'kind' }
    if (await isBomb(bytes)) return { why: 'bomb' }
    // In a browser the library takes the one, in Node the other.
    const input = Object.assign({ arrayBuffer: bytes }, { buffer: bytes })
    const convertImage = mammoth.images.imgElement(() => Promise.resolve({ src: '' }))
    const { value } = await mammoth.convertToHtml(input, { convertImage })
    return { html: value }
  } catch {
    return { why: 'broken' }
  }
}
