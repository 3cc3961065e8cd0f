import { deflateRawSync } from 'node:zlib'
import { vi } from 'vitest'
import type { Wanted } from '../ui/file/outcome.ts'

const latin1 = (text: string) => Buffer.from(text, 'latin1')

/** A PDF with a page for each text; an empty one stands for a picture. `locked`: with a password. */
export function pdfOf(texts: string[], locked = false): Buffer {
  const kids = texts.map((_, at) => `${4 + at * 2} 0 R`).join(' ')
  const pages = texts.flatMap((text, at) => {
    const lines = text.split('\n').map((line) => `(${line.replaceAll(/[()\\]/g, '\\$&')}) Tj T*`)
    const stream = text === '' ? '' : `BT /F1 12 Tf 14 TL 72 720 Td ${lines.join(' ')} ET`
    return [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents ${5 + at * 2} 0 R>>`,
      `<</Length ${latin1(stream).length}>>\nstream\n${stream}\nendstream`,
    ]
  })
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${texts.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    ...pages,
  ]
  let body = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = latin1(body).length
    body += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const start = latin1(body).length
  const key = 'ab'.repeat(32)
  const lock = locked
    ? `/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${key}>/U<${key}>>>/ID[<00><00>]`
    : ''
  const count = objects.length + 1
  body += `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`
  return latin1(
    `${body}trailer\n<</Size ${count}/Root 1 0 R${lock}>>\nstartxref\n${start}\n%%EOF\n`,
  )
}

/** A zip with these files; `saying` is what it says of their size, where that is a lie. */
export function zipOf(files: Record<string, string>, saying?: number): Buffer {
  const parts: Buffer[] = []
  const list: Buffer[] = []
  let at = 0
  for (const [name, text] of Object.entries(files)) {
    const packed = deflateRawSync(text)
    const sizes = Buffer.alloc(18)
    sizes.writeUInt16LE(8, 0)
    sizes.writeUInt32LE(packed.length, 10)
    sizes.writeUInt32LE(saying ?? text.length, 14)
    const names = Buffer.alloc(4)
    names.writeUInt16LE(name.length, 0)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    const local = [latin1('PK\u0003\u0004\u0014\0\0\0'), sizes, names, latin1(name), packed]
    const central = [
      latin1('PK\u0001\u0002\u0014\0\u0014\0\0\0'),
      sizes,
      names,
      place,
      latin1(name),
    ]
    at += Buffer.concat(local).length
    parts.push(...local)
    list.push(...central)
  }
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(Object.keys(files).length, 10)
  end.writeUInt32LE(Buffer.concat(list).length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, ...list, end])
}

/** Stands in for the thread in which files are read: the same, in this one. */
export function readHere() {
  class Here extends EventTarget {
    terminate = () => undefined

    postMessage(wanted: Wanted) {
      const tell = (told: object) =>
        this.dispatchEvent(new MessageEvent('message', { data: { told } }))
      const read = async () => {
        if (wanted.kind === 'pdf') {
          const { readPdf } = await import('../ui/file/readPdf.ts')
          return readPdf(wanted.bytes)
        }
        const { readDocx } = await import('../ui/file/readDocx.ts')
        return readDocx(wanted.bytes)
      }
      void read().then(tell)
    }
  }
  vi.stubGlobal('Worker', Here)
}

/** Stands in for what draws pictures in a browser: whatever file becomes one. */
export function drawsPictures() {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 8, height: 8, close: () => undefined }))
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ drawImage: () => undefined })
      convertToBlob = async () => new Blob(['square'], { type: 'image/webp' })
    },
  )
}
