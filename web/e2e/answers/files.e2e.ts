import { expect, test } from 'vitest'
import { pdfOf, zipOf } from '../../src/testing/files.ts'
import { faults } from '../support/faults.ts'
import { beyond } from '../support/overflow.ts'
import { questionOf } from '../support/steps.ts'
import { useVisits } from '../support/visits.ts'

useVisits()

const typeOf = { pdf: 'application/pdf', docx: 'application/zip' }

const fileOf = (name: string, kind: keyof typeof typeOf, buffer: Buffer) => ({
  name,
  mimeType: typeOf[kind],
  buffer,
})

test('Anna puts the text of a PDF and of a Word file into a question, and no file is sent', async () => {
  const page = await questionOf('anna@example.se')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  const cell = (text: string) => `<w:tc><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc>`
  const row = `<w:tbl><w:tr>${cell('Stor')}${cell('12')}</w:tr></w:tbl>`
  const space = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
  const document = `<w:document xmlns:w="${space}"><w:body>${row}</w:body></w:document>`
  const word = zipOf({ 'word/document.xml': document })
  const pages = Array.from({ length: 300 }, (_, at) => (at < 3 ? '' : `Sida ${at + 1} åäö`))
  await page
    .getByLabel('Fil med text')
    .setInputFiles([
      fileOf('avtal.pdf', 'pdf', pdfOf(pages)),
      fileOf('protokoll.docx', 'docx', word),
    ])
  await page.getByText('3 av 300 sidor är bilder och kunde inte läsas.').waitFor()
  await page.getByText(/Texten från protokoll\.docx finns nu i rutan/).waitFor()
  const text = await page.getByLabel('Dina uppgifter').inputValue()
  expect(text).toMatch(/^Från filen avtal\.pdf:\nSida 4 åäö\n\nSida 5/)
  expect(text).toMatch(/Sida 300 åäö\n\nFrån filen protokoll\.docx:\nStor \| 12$/)
  expect(sent).toEqual([])
})

test('a file with a password and a bomb each say what they are, on a phone too', async () => {
  const page = await questionOf('anna@example.se', undefined, {
    viewport: { width: 390, height: 800 },
  })
  await page.getByLabel('Dina uppgifter').fill('Mitt')
  const bomb = zipOf({ 'word/document.xml': ' '.repeat(40 * 1024 * 1024) }, 100)
  await page
    .getByLabel('Fil med text')
    .setInputFiles([
      fileOf('hemlig.pdf', 'pdf', pdfOf(['Hemligt'], true)),
      fileOf('bomb.docx', 'docx', bomb),
    ])
  await page.getByText(/skyddad med lösenord/).waitFor()
  await page.getByText(/alldeles för stor när den packas upp/).waitFor()
  expect(await page.getByLabel('Dina uppgifter').inputValue()).toBe('Mitt')
  expect(await beyond(page)).toEqual([])
  expect(await faults(page)).toEqual([])
})
