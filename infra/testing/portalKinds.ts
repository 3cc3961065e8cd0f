import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './architecture/sources.ts'

// The stores and the platform read the environment once, so a process has one portal, and it runs before they are loaded.
const own =
  /\b(?:usePortal|useVisits)\((?!\))|\b(?:useOutlook|useRawProvider|startPortal|resetModules)\(/
const shared = /\b(?:usePortal|useVisits)\(\)/

/**
 * The files of tests that fit a pattern (or one of several), by what they do: those that start a portal with settings of their
 * own, or load modules anew, need a process each; those that share one portal can share a process, as can those without one.
 */
export function filesByPortal(pattern: string | string[]) {
  const files = globSync(pattern, { cwd: root }).map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  }))
  const kindOf = (text: string) => {
    if (own.test(text)) return 'own'
    return shared.test(text) ? 'shared' : 'none'
  }
  const those = (kind: ReturnType<typeof kindOf>) =>
    files.filter(({ text }) => kindOf(text) === kind).map(({ path }) => path)
  return { own: those('own'), shared: those('shared'), none: those('none') }
}
