import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { wordOf } from './word.ts'

// LibreOffice is on no machine that runs all tests: `npm run office` names it (CONTRIBUTING.md, "Add a test").
const office = process.env['OFFICE']

/** What LibreOffice reads of a Word file, as its own flat XML. */
function openedByOffice(file: ArrayBuffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'office-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const word = join(folder, 'svar.docx')
  writeFileSync(word, new Uint8Array(file))
  const settings = `-env:UserInstallation=file://${folder}/settings`
  const to = ['--convert-to', 'fodt', '--outdir', folder]
  execFileSync(office ?? 'soffice', [settings, '--headless', ...to, word], { stdio: 'ignore' })
  return readFileSync(join(folder, 'svar.fodt'), 'utf8')
}

const inner = (xml: string) =>
  xml
    .replaceAll(/<text:line-break\/>/g, '\n')
    .replaceAll(/<text:s(?: text:c="(\d+)")?\/>/g, (_, count = '1') => ' '.repeat(Number(count)))
    .replaceAll(/<[^>]*>/g, '')

const all = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<${element}[ >].*?</${element}>`, 'gs'))].map(([one]) => one)

const answer = [
  '## Sammanfattning å ä ö',
  'Vi ses **på torsdag**, se [länken](https://example.se/a?b=1&c=2).',
  '- ett\n- två\n  1. inre\n  2. andra\n',
  '3. tre\n4. fyra\n',
  '| Rum | Plats |\n|---|---|\n| Stor | 12 |\n| Liten | 4 |',
  '```\nrad 1\n  rad 2\n```',
].join('\n\n')

test.runIf(office)(
  'LibreOffice opens a Word file of an answer as it was meant',
  { timeout: 120_000 },
  async () => {
    const one = { title: 'Svara på ett mejl', date: '2026-11-22 08:30' }
    const xml = openedByOffice(
      await wordOf('Mina svar', [
        { ...one, said: [{ asked: 'Mina ord', answer }] },
        { ...one, title: 'Den andra', said: [{ asked: '', answer: 'Kort & gott.' }] },
      ]),
    )
    const body = all(xml, 'office:body').join('')
    const headings = [
      ...body.matchAll(/<text:h [^>]*outline-level="(\d)"[^>]*>(.*?)<\/text:h>/gs),
    ].map(([, level, text = '']) => `${level} ${inner(text)}`)
    expect(headings).toEqual(['1 Svara på ett mejl', '3 Sammanfattning å ä ö', '1 Den andra'])
    const rows = all(body, 'table:table-row').map((row) => all(row, 'text:p').map(inner))
    expect(rows).toEqual([
      ['Rum', 'Plats'],
      ['Stor', '12'],
      ['Liten', '4'],
    ])
    expect(body).toContain('xlink:href="https://example.se/a?b=1&amp;c=2"')
    const items = all(body, 'text:list-item').map((item) =>
      inner(item).replaceAll(/\s+/g, ' ').trim(),
    )
    expect(items).toEqual(['ett', 'två', 'inre', 'andra', 'tre', 'fyra'])
    expect(body).toContain('<text:list-item text:start-value="3">')
    expect(inner(body)).toContain('rad 1\n  rad 2')
    expect(inner(body)).toContain('Kort &amp; gott.')
    expect(xml).toContain('fo:language="sv" fo:country="SE"')
  },
)
