import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

const attachment = z.object({ name: z.string(), type: z.string(), base64: z.string() })

const mail = z.object({
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  sentAt: z.string(),
  /** What it carries with it. */
  files: z.array(attachment).optional(),
})

export type Mail = z.infer<typeof mail>

// As it lies in the file: what it carries is JSON.
const stored = mail.extend({
  files: z
    .string()
    .nullable()
    .transform((json) => z.array(attachment).parse(JSON.parse(json ?? '[]'))),
})

/** Where mails go on one machine: they are kept in a file and shown on a page, newest first. */
export function openOutbox(file: string) {
  const db = new DatabaseSync(file)
  db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
    CREATE TABLE IF NOT EXISTS mails (id INTEGER PRIMARY KEY, recipient TEXT, subject TEXT, html TEXT, sentAt TEXT)`)
  // Data of an older portal lacks it.
  const columns = db.prepare('PRAGMA table_info(mails)').all()
  if (!columns.some(({ name }) => name === 'files'))
    db.exec('ALTER TABLE mails ADD COLUMN files TEXT')
  const insert = db.prepare(
    'INSERT INTO mails (recipient, subject, html, sentAt, files) VALUES (?, ?, ?, ?, ?)',
  )
  const select = db.prepare(
    'SELECT recipient AS "to", subject, html, sentAt, files FROM mails ORDER BY id DESC LIMIT 100',
  )
  return {
    deliver: ({ to, subject, html, sentAt, files = [] }: Mail) =>
      void insert.run(to, subject, html, sentAt, JSON.stringify(files)),
    /** The newest hundred. */
    mails: (): Mail[] => z.parse(z.array(stored), select.all()),
    close: () => db.close(),
  }
}

export type Outbox = ReturnType<typeof openOutbox>

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`)

const attached = (files: Mail['files'] = []) =>
  files
    .map(
      ({ name, type, base64 }) =>
        `<p>Bifogat: <a download="${escaped(name)}" href="data:${escaped(type)};base64,${escaped(base64)}">${escaped(name)}</a></p>`,
    )
    .join('')

const article = ({ to, subject, html, sentAt, files }: Mail) => `<article>
  <h2>${escaped(subject)}</h2>
  <p>Till ${escaped(to)}, ${escaped(new Date(sentAt).toLocaleString('sv-SE'))}</p>
  <div>${html}</div>${attached(files)}
</article>`

/** The page that shows them. */
export const outboxPage = (mails: Mail[]): string => `<!doctype html>
<html lang="sv"><head><meta charset="utf-8"><title>Utkorg</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; color: #1c2321 }
  article { border: 1px solid #d5d9d7; border-radius: 8px; padding: 0 1.25rem; margin: 1rem 0 }
  h2 { font-size: 1.1rem; margin-bottom: 0 } article > p { color: #56605d; margin-top: 0 }
</style></head>
<body><h1>Utkorg</h1><p>Mejl som portalen har skickat på den här datorn. Ladda om för att se nya.</p>
${mails.length === 0 ? '<p>Inga mejl än.</p>' : mails.map(article).join('\n')}
</body></html>`
