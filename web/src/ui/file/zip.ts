/** A file within a zip: its name, and where its packed bytes lie. */
type Entry = { name: string; isPacked: boolean; size: number; unpacked: number; at: number }

const endMark = 0x06_05_4b_50
const entryMark = 0x02_01_4b_50
const endLength = 22
const longestComment = 65_535

function endOf(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - endLength - longestComment)
  for (let at = view.byteLength - endLength; at >= first; at -= 1) {
    if (view.getUint32(at, true) === endMark) return at
  }
  return undefined
}

/** What a zip says that it has within. Throws a RangeError where it points outside itself. */
export function entriesOf(bytes: ArrayBuffer): Entry[] {
  const view = new DataView(bytes)
  const end = endOf(view)
  if (end === undefined) return []
  const found: Entry[] = []
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== entryMark) break
    const name = view.getUint16(at + 28, true)
    const local = view.getUint32(at + 42, true)
    found.push({
      name: new TextDecoder().decode(new Uint8Array(bytes, at + 46, name)),
      isPacked: view.getUint16(at + 10, true) !== 0,
      size: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      at: local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true),
    })
    at += 46 + name + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return found
}

/** How many bytes an entry really has, counted until there are more than `most`: what it says may be a lie. */
export async function trueSize(bytes: ArrayBuffer, entry: Entry, most: number): Promise<number> {
  if (!entry.isPacked) return entry.size
  const { readable, writable } = new DecompressionStream('deflate-raw')
  const [reader, writer] = [readable.getReader(), writable.getWriter()]
  // What is wrong with them is told to the reader.
  const ignored = () => undefined
  writer.write(new Uint8Array(bytes, entry.at, entry.size)).catch(ignored)
  writer.close().catch(ignored)
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return size
    size += value.byteLength
    if (size > most) {
      await reader.cancel()
      return size
    }
  }
}
