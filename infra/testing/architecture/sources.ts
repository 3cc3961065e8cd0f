import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../../..')

/** An import of a file: `to` is a path below the repository, or the name of a package. */
type Import = { to: string; isOurs: boolean }

export type Source = { path: string; text: string; lines: number; imports: Import[] }

const floors = ['shared', 'functions', 'infra', 'web']
const statement =
  /^\s*(?:import|export)\s+(?:type\s)?(?:[^'"`;]*?\sfrom\s+)?'(?<from>[^']+)'|\bimport\(\s*'(?<dynamic>[^']+)'\s*\)/gm

function importsOf(path: string, text: string): Import[] {
  return [...text.matchAll(statement)].map(({ groups = {} }) => {
    const from = groups['from'] ?? groups['dynamic'] ?? ''
    const isOurs = from.startsWith('.')
    return {
      to: isOurs ? relative(root, resolve(root, dirname(path), from)) : from,
      isOurs,
    }
  })
}

function sourceOf(path: string): Source {
  const text = readFileSync(join(root, path), 'utf8')
  return { path, text, lines: text.trimEnd().split('\n').length, imports: importsOf(path, text) }
}

/** Every file of ours that TypeScript reads, with what it imports. */
export const sources: Source[] = floors.flatMap((floor) =>
  readdirSync(join(root, floor), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules'))
    .map((name) => sourceOf(`${floor}/${name}`)),
)
