import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'

// What has nothing to change: comments and lone punctuation.
const isCode = (text: string) => /[\w'"]/.test(text) && !/^\s*(?:\/\/|\/?\*)/.test(text)

type Body = { start: number; end: number }

/** Where the outermost functions of a file have their bodies. */
function bodiesOf(path: string, source: string): Body[] {
  const { program } = parseSync(path, source)
  const bodies: Body[] = []
  const note = ({ body }: { body: Body | null }) => {
    const isInside = body && bodies.some(({ start, end }) => start <= body.start && body.end <= end)
    if (body && !isInside) bodies.push(body)
  }
  new Visitor({
    FunctionDeclaration: note,
    FunctionExpression: note,
    ArrowFunctionExpression: note,
  }).visit(program)
  return bodies
}

/**
 * What a file does when it is called, line by line, as Stryker's ranges: `functions/profile/get.ts:11:2-11:40`. What runs as a
 * module is loaded is no part of it: whichever test comes first reaches that, and no other.
 */
function rangesOf(path: string): string[] {
  const source = readFileSync(path, 'utf8')
  const bodies = bodiesOf(path, source)
  let begin = 0
  return source.split('\n').flatMap((line, at) => {
    const [from, to] = [begin, begin + line.length]
    begin = to + 1
    return bodies
      .map(({ start, end }) => ({ first: Math.max(start, from), last: Math.min(end, to) }))
      .filter(({ first, last }) => first < last && isCode(source.slice(first, last)))
      .map(({ first, last }) => `${path}:${at + 1}:${first - from}-${at + 1}:${last - from}`)
  })
}

/** So many lines of the functions in the files, taken at random. */
export function sampleLines(patterns: string[], count: number, random: () => number): string[] {
  const ranges = globSync(patterns).toSorted().flatMap(rangesOf)
  const taken = new Set<string>()
  while (taken.size < Math.min(count, ranges.length)) {
    const range = ranges[Math.floor(random() * ranges.length)]
    if (range !== undefined) taken.add(range)
  }
  return [...taken].toSorted()
}
