import { getDocumentProxy } from 'unpdf'
import { limits } from '../../../../shared/limits.ts'
import type { Outcome } from './outcome.ts'

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

async function pageText(pdf: Pdf, number: number): Promise<string> {
  const page = await pdf.getPage(number)
  const { items } = await page.getTextContent()
  page.cleanup()
  return items
    .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
    .join('')
    .trim()
}

async function pagesOf(pdf: Pdf): Promise<Outcome> {
  const texts: string[] = []
  let length = 0
  for (let number = 1; number <= pdf.numPages && length <= limits.fileText; number += 1) {
    const text = await pageText(pdf, number)
    texts.push(text)
    length += text.length
  }
  const withText = texts.filter((text) => text !== '')
  if (withText.length === 0) return { why: 'scan' }
  const pictures = texts.length - withText.length
  return { text: withText.join('\n\n'), pages: pdf.numPages, pictures }
}

/** The text of a PDF, page by page, as far as there is room for it. */
export async function readPdf(bytes: ArrayBuffer): Promise<Outcome> {
  try {
    // Nothing is evaluated, drawn or fetched: only its text is wanted.
    const pdf = await getDocumentProxy(new Uint8Array(bytes), {
      disableFontFace: true,
      useSystemFonts: false,
      useWasm: false,
      verbosity: 0,
    })
    try {
      return await pagesOf(pdf)
    } finally {
      await pdf.loadingTask.destroy()
    }
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    return { why: isLocked ? 'encrypted' : 'broken' }
  }
}
