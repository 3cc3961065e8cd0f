import { globSync, readFileSync } from 'node:fs'

// What has nothing to change: comments, imports, lone punctuation.
const isCode = (line: string) =>
  /[\w'"]/.test(line) && !/^\s*(?:\/\/|\/?\*|import |\} from )/.test(line)

/** So many lines of the files, taken at random, as Stryker's ranges: `functions/profile/get.ts:11-11`. */
export function sampleLines(patterns: string[], count: number, random: () => number): string[] {
  const lines = globSync(patterns)
    .toSorted()
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => (isCode(line) ? [`${file}:${index + 1}-${index + 1}`] : [])),
    )
  const taken = new Set<string>()
  while (taken.size < Math.min(count, lines.length)) {
    const line = lines[Math.floor(random() * lines.length)]
    if (line !== undefined) taken.add(line)
  }
  return [...taken].toSorted()
}
