import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
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

const kilobytes = (names: Iterable<string>) =>
  [...names].reduce((sum, name) => sum + gzipSync(read(name), { level: 9 }).length, 0) / 1024

/** The files that are loaded later, under names that begin like this. */
const later = (beginnings: string[]) =>
  readdirSync(assets).filter(
    (name) => name.endsWith('.js') && beginnings.some((one) => name.startsWith(`${one}-`)),
  )

/** What the page's own script names to the browser (web/src/api/session/earlyPlan.ts). */
const plan = z.object({
  frame: z.object({ files: z.array(z.string()) }),
  screens: z.array(
    z.object({
      pathname: z.string(),
      isAdmin: z.boolean(),
      files: z.array(z.string()),
      opened: z.array(z.string()),
    }),
  ),
})

const nameOf = (address: string) => address.replace('/assets/', '')

// The bundler's own few lines, which it keeps apart; what runs beside the page and reads files there; and what joins a question's
// page to its form, which comes with it.
const mayBeSmall =
  /^(?:rolldown-runtime|questionForm|fileWorker|readFile|readPdf|readDocx|pdfjs|limits)-/

// What comes after the screen, by itself: the tour of a first visit, and Amplify once the browser has nothing else to do.
const afterwards = ['showTour', 'clean'] as const

/** Initial JavaScript of the screens, all that the browser fetches for them, as built in dist/web. Exact. */
export function firstLoad(): Line[] {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error('Build the portal first: npm run build')
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const named = [...html.matchAll(/(?:src|href)="\/assets\/([^"]+\.js)"/g)]
  // What a browser loads of a page before it runs: the scripts that the page names, and their imports.
  const page = new Set(named.flatMap(([, name = '']) => [...withImports(name)]))
  const [, json = ''] = /id="plan">(.*?)<\/script>/s.exec(html) ?? []
  const { frame, screens } = plan.parse(JSON.parse(json))
  const everythingOf = (files: string[]) =>
    new Set([
      ...page,
      ...[...frame.files, ...files].map(nameOf).flatMap((name) => [...withImports(name)]),
    ])
  const planOf = (admin: boolean) =>
    screens.find(({ pathname, isAdmin }) => pathname === '/Lobby' && isAdmin === admin)
  const lobby = everythingOf(planOf(false)?.files ?? [])
  const withTour = new Set([...lobby, ...later([...afterwards])])
  // What somebody who stands in the lobby still has to fetch.
  const more = (files: string[]) =>
    kilobytes([...everythingOf(files)].filter((name) => !lobby.has(name)))
  const small = readdirSync(assets).filter(
    (name) => name.endsWith('.js') && !mayBeSmall.test(name) && read(name).length < 4_096,
  )
  return [
    { what: 'sign-in, initial JavaScript', figure: kilobytes(page), unit: 'KB', goal: 145 },
    {
      what: 'sign-in with Amplify, which comes after it',
      figure: kilobytes([...page, ...later(['session'])]),
      unit: 'KB',
    },
    // The page itself comes besides, and brings its settings along.
    { what: 'sign-in, scripts and page', figure: page.size + 1, unit: 'requests', goal: 4 },
    { what: 'lobby, everything it needs', figure: kilobytes(lobby), unit: 'KB', goal: 250 },
    { what: 'lobby with the tour of a first visit', figure: kilobytes(withTour), unit: 'KB' },
    { what: 'lobby with the tour, script files', figure: withTour.size, unit: '', goal: 12 },
    {
      what: 'dashboard before its charts, more than the lobby',
      figure: more(planOf(true)?.files ?? []),
      unit: 'KB',
    },
    {
      what: 'dashboard, more than the lobby',
      figure: more([...(planOf(true)?.files ?? []), ...later(['charts'])]),
      unit: 'KB',
      goal: 110,
    },
    {
      what: 'a question, more than the lobby',
      figure: more(planOf(false)?.opened ?? []),
      unit: 'KB',
      goal: 110,
    },
    ...screens
      .filter(({ pathname, isAdmin }) => isAdmin && !['/', '/Lobby'].includes(pathname))
      .map(({ pathname, files }) => ({
        what: `${pathname}, more than the lobby`,
        figure: more(files),
        unit: 'KB',
        goal: 110,
      })),
    { what: 'editor, by itself', figure: kilobytes(later(['editor'])), unit: 'KB', goal: 130 },
    { what: 'script files below 4 KB', figure: small.length, unit: '', goal: 0 },
  ]
}
