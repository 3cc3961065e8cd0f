import { beforeEach, expect, test } from 'vitest'
import { limits } from '../../../../shared/limits.ts'
import { pdfOf, readHere, zipOf } from '../../testing/files.ts'
import { wordOf } from '../answer/take/word.ts'
import { readFile } from './readFile.ts'

beforeEach(readHere)

const file = (name: string, content: string | Uint8Array<ArrayBuffer>) => new File([content], name)
const bytes = (content: Buffer) => new Uint8Array(content)

const table = '| Rum | Plats |\n|---|---|\n| Stor | 12 |\n\n- ett\n- två å ä ö'
const word = async () => {
  const said = [{ answer: table }]
  return new Uint8Array(await wordOf('Titel', [{ title: 'Rubrik', date: '2026-11-22', said }]))
}

test('a PDF gives its text, å, ä and ö as well, and says which pages are pictures', async () => {
  const texts = Array.from({ length: 12 }, (_, at) =>
    at < 3 ? '' : `Sida ${at + 1} åäö ÅÄÖ é (a)`,
  )
  const read = await readFile(file('avtal.pdf', bytes(pdfOf(texts))))
  expect(read).toMatchObject({ pages: 12, pictures: 3 })
  expect('text' in read && read.text).toMatch(/^Sida 4 åäö ÅÄÖ é \(a\)\n\nSida 5/)
})

test('a PDF of three hundred pages is read to its end, and one without end as far as there is room', async () => {
  const of = (pages: number, text: string) =>
    readFile(file('lång.pdf', bytes(pdfOf(Array.from({ length: pages }, () => text)))))
  const read = await of(300, 'En rad text på sidan.\nOch en till.')
  expect('text' in read && read.text.match(/Och en till/g)).toHaveLength(300)
  const endless = await of(300, 'En lång rad med ord.\n'.repeat(50))
  const length = 'text' in endless ? endless.text.length : 0
  expect(length).toBeGreaterThan(limits.fileText)
  expect(length).toBeLessThan(limits.fileText * 1.1)
})

test('a Word file gives its text, a row of a table on a line', async () => {
  const read = await readFile(file('protokoll.docx', await word()))
  expect(read).toMatchObject({ pictures: 0 })
  expect('text' in read && read.text).toMatch(
    /^Rubrik\n+2026-11-22\n+Rum \| Plats\n+Stor \| 12\n+- ett\n+- två å ä ö$/,
  )
})

test('a Word file’s numbered list keeps its numbers', async () => {
  const said = [{ answer: '- ett\n\n3. tre\n4. fyra' }]
  const content = await wordOf('Titel', [{ title: 'Rubrik', date: '2026-11-22', said }])
  const read = await readFile(file('avtal.docx', new Uint8Array(content)))
  expect('text' in read && read.text).toMatch(/- ett\n+\d\. tre\n+\d\. fyra$/)
})

test.each([
  ['a.txt', 'Å ä ö\r\nrad två', 'Å ä ö\nrad två'],
  ['a.csv', bytes(Buffer.from('namn;ort\nÅsa;Örebro', 'latin1')), 'namn;ort\nÅsa;Örebro'],
  ['a.md', bytes(Buffer.from('\uFEFF# Hej å', 'utf16le')), '# Hej å'],
  ['b.txt', bytes(Buffer.from('\uFEFFHej å', 'utf16le').swap16()), 'Hej å'],
])('a text file gives its text, however it was written: %s', async (name, content, text) => {
  expect(await readFile(file(name, content))).toMatchObject({ text })
})

const spaces = ' '.repeat(limits.fileUnpackedBytes + 1)

test.each<[string, string, string, () => Uint8Array<ArrayBuffer>]>([
  ['a PDF with a password', 'a.pdf', 'encrypted', () => bytes(pdfOf(['Hemligt'], true))],
  ['a scan', 'a.pdf', 'scan', () => bytes(pdfOf(['', '']))],
  ['a PDF that is none', 'a.pdf', 'broken', () => bytes(Buffer.from('hej'))],
  ['half a PDF', 'a.pdf', 'broken', () => bytes(Buffer.from('%PDF-1.4\n1 0 obj\n<<'))],
  [
    'a Word file with a password',
    'a.docx',
    'encrypted',
    () => bytes(Buffer.from('d0cf11e0a1b11ae1', 'hex')),
  ],
  ['an old Word file', 'a.doc', 'kind', () => bytes(Buffer.from('d0cf11e0a1b11ae1', 'hex'))],
  [
    'half a Word file',
    'a.docx',
    'broken',
    () => bytes(zipOf({ 'word/a.xml': 'x' }).subarray(0, 40)),
  ],
  ['another zip', 'a.docx', 'kind', () => bytes(zipOf({ 'xl/workbook.xml': '<x/>' }))],
  ['a bomb', 'a.docx', 'bomb', () => bytes(zipOf({ 'word/document.xml': spaces }))],
  ['a bomb that lies', 'a.docx', 'bomb', () => bytes(zipOf({ 'word/document.xml': spaces }, 100))],
  ['a picture', 'a.png', 'kind', () => bytes(Buffer.from('89504e470d0a1a0a', 'hex'))],
  ['a program as text', 'a.txt', 'broken', () => bytes(Buffer.from('MZ\0\0'))],
  ['nothing', 'a.pdf', 'empty', () => new Uint8Array()],
  ['blanks', 'a.txt', 'empty', () => bytes(Buffer.from(' \n '))],
])('%s gives no text, and it is known why', async (_, name, why, content) => {
  expect(await readFile(file(name, content()))).toEqual({ why })
})

test('a file that is far too large is not even read', async () => {
  const large = Object.defineProperty(file('a.pdf', 'x'), 'size', { value: limits.fileBytes + 1 })
  expect(await readFile(large)).toEqual({ why: 'large' })
})

test('a folder, or a file that has gone since, is told as that and not as a missing network', async () => {
  const gone = file('mapp', 'x')
  Object.defineProperty(gone, 'arrayBuffer', { value: () => Promise.reject(new Error('gone')) })
  expect(await readFile(gone)).toEqual({ why: 'gone' })
})
