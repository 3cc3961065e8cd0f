import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Line } from './line.ts'

const folder = resolve(import.meta.dirname, '../../dist/web')
const assets = join(folder, 'assets')

const read = (name: string) => readFileSync(join(assets, name), 'utf8')

/** A file of the bundle and everything that it imports at once. */
function withImports(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  const imports = read(name).matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g)
  for (const [, imported = ''] of imports) withImports(imported, found)
  return found
}

/** What a browser loads of a page before it runs: the scripts that the page names, and their imports. */
function ofPage(): Set<string> {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const named = html.matchAll(/(?:src|href)="\/assets\/([^"]+\.js)"/g)
  return new Set([...named].flatMap(([, name = '']) => [...withImports(name)]))
}

const kilobytes = (names: Set<string>) =>
  [...names].reduce((sum, name) => sum + gzipSync(read(name), { level: 9 }).length, 0) / 1024

/** The files that are loaded later, under names that begin like this. */
const later = (beginnings: string[]) =>
  readdirSync(assets).filter((name) => beginnings.some((one) => name.startsWith(`${one}-`)))

/** Initial JavaScript of the first screens, in gzip -9, as built in dist/web. Exact. */
export function firstLoad(): Line[] {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error('Build the portal first: npm run build')
  const page = ofPage()
  const lobby = new Set(page)
  // Amplify is not among them: a stored token is used without it (web/e2e/shell.e2e.ts looks).
  for (const name of later(['LobbyPage', 'NewsBanner', 'Shell', 'screens'])) {
    for (const file of withImports(name)) lobby.add(file)
  }
  // The page itself comes besides, and brings its settings along.
  const requests = page.size + 1
  return [
    { what: 'sign-in, initial JavaScript', figure: kilobytes(page), unit: 'KB', goal: 145 },
    { what: 'sign-in, scripts and page', figure: requests, unit: 'requests', goal: 4 },
    { what: 'lobby, everything it needs', figure: kilobytes(lobby), unit: 'KB', goal: 250 },
    {
      what: 'own chunk of the editor',
      figure: kilobytes(new Set(later(['RichText']))),
      unit: 'KB',
      goal: 130,
    },
    ...readdirSync(assets)
      .filter((name) => /Page-.*\.js$/.test(name))
      .map((name) => ({
        what: `own chunk of ${name.replace(/-.*/, '')}`,
        figure: kilobytes(new Set([name])),
        unit: 'KB',
        goal: 40,
      })),
  ]
}
