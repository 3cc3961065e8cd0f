import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './architecture/sources.ts'

// The stores and the platform read the environment once, so a process has one portal: whoever starts it with settings of
// his own, or loads modules anew, cannot share the worker.
const own = /\b(?:usePortal|useVisits)\((?!\))|\b(?:useOutlook|startPortal|resetModules)\(/

/** The files of tests, of those that fit the pattern, that need a process of their own. */
export const filesApart = (pattern: string): string[] =>
  globSync(pattern, { cwd: root }).filter((path) =>
    own.test(readFileSync(join(root, path), 'utf8')),
  )
