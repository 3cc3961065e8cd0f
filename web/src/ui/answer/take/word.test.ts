import { inflateRawSync } from 'node:zlib'
import mammoth from 'mammoth'
import { expect, test } from 'vitest'
import { wordOf } from './word.ts'

const answer = [
  '# Rubrik å ä ö',
  'Vi ses **på torsdag** & _inte_ ~~fredag~~ &lt;3, se [länken](https://example.se/a?b=1&c=2) eller [falsk](javascript:x).',
  '- ett\n- två\n  1. inre\n  2. andra\n',
  '3. tre\n4. fyra\n',
  '- [x] klart\n- [ ] kvar\n',
  '| Rum | Plats |\n|---|---|\n| Stor | 12 |',
  '```\nrad 1\n  rad 2\n```',
  '> citat\n\n---\n\nSlut\u0007.',
  'Hej <namn>,\n\n<titel>',
].join('\n\n')

async function htmlOf(markdown: string, asked = '') {
  const file = await wordOf('Titel', [
    { title: 'Svara på ett mejl', date: '2026-11-22 08:30', said: [{ asked, answer: markdown }] },
  ])
  const options = { ignoreEmptyParagraphs: false }
  return (await mammoth.convertToHtml({ buffer: Buffer.from(file) }, options)).value
}

test('a Word file has what the answer had: headings, marks, lists, tables, links and code', async () => {
  const html = await htmlOf(answer, 'Mina ord\noch en rad till')
  expect(html).toContain('<h1>Svara på ett mejl</h1>')
  expect(html).toContain('Du skrev: Mina ord<br />och en rad till')
  expect(html).toMatch(/<h2>(?:<a[^>]*><\/a>)?Rubrik å ä ö<\/h2>/)
  expect(html).toContain('<strong>på torsdag</strong> &amp; <em>inte</em> <s>fredag</s> &lt;3')
  expect(html).toContain('<a href="https://example.se/a?b=1&amp;c=2">länken</a> eller falsk.')
  expect(html).toContain('<ul><li>ett</li><li>två<ol><li>inre</li><li>andra</li></ol></li></ul>')
  expect(html).toContain('<ol><li>tre</li><li>fyra</li></ol>')
  expect(html).toContain('<li>☑ klart</li><li>☐ kvar</li>')
  expect(html).toMatch(
    /<thead><tr><th><p><strong>Rum<.*<tbody><tr><td><p>Stor<\/p><\/td><td><p>12</s,
  )
  expect(html).toContain('rad 1<br />  rad 2')
  expect(html).toContain('<p>citat</p>')
  expect(html).toContain('<p>Slut.</p>')
  expect(html).toContain('<p>Hej &lt;namn&gt;,</p><p>&lt;titel&gt;</p>')
})

test('an answer without a word says so', async () => {
  expect(await htmlOf('')).toContain('Det kom inget svar.')
})

test('an entry of a Word file says everything once, and none loses its number', async () => {
  const task = await htmlOf('- [ ] Kör:\n\n  ```\n  npm ci\n  ```')
  expect(task.match(/npm ci/g)).toHaveLength(1)
  expect(task).toContain('☐ Kör:')
  const quoted = await htmlOf('1. > Citat\n2. Text\n3.\n4. Slut')
  expect(quoted.match(/<li>/g)).toHaveLength(4)
  expect(quoted).toContain('<p>Citat</p>')
})

/** What Word reads: the first file of that name in what is a ZIP archive, found by its local header. */
function documentIn(file: Buffer): string {
  const name = 'word/document.xml'
  const at = file.indexOf(name)
  const start = at + name.length + file.readUInt16LE(at - 2)
  return inflateRawSync(file.subarray(start, start + file.readUInt32LE(at - 12))).toString()
}

test('what is in English is checked as English, and everything else of the file as Swedish', async () => {
  const letter =
    'We are happy to see you on **Thursday**.\n\n| The room | The time of it |\n|---|---|\n| to be told | not yet |\n\nKind regards'
  const languages = async (markdown: string) => {
    const said = [{ asked: 'The end of the letter is to be in English', answer: markdown }]
    const file = await wordOf('Titel', [{ title: 'Ett mejl', date: '2026-11-22 08:30', said }])
    const runs = documentIn(Buffer.from(file)).matchAll(/<w:r>(.*?)<\/w:r>/gs)
    const found = new Map<string | undefined, string | undefined>()
    for (const [, run = ''] of runs) {
      found.set(/<w:t [^>]*>(.*?)<\/w:t>/s.exec(run)?.[1], /<w:lang w:val="(.*?)"/.exec(run)?.[1])
    }
    return found
  }
  const all = await languages(`Här är det, som du ville ha det:\n\n${letter}`)
  expect(all.get('Thursday')).toBe('en-GB')
  expect(all.get('to be told')).toBe('en-GB')
  expect([...all.keys()]).toContain('Här är det, som du ville ha det:')
  expect(all.get('Här är det, som du ville ha det:')).toBeUndefined()
  expect((await languages(letter)).get('Kind regards')).toBe('en-GB')
})
