import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { lambdaBundle } from './build.ts'

const program = `import { ulid } from 'ulid'

export const handler = () => {
  throw new Error(\`no answer: \${ulid()}\`)
}`

/** Bundles our own lines and a package. Gives the file and line that a text of it comes from, where the map knows. */
async function bundled() {
  const { outputFiles } = await build({
    ...lambdaBundle,
    stdin: { contents: program, resolveDir: import.meta.dirname, sourcefile: 'ours.ts' },
    outfile: join(import.meta.dirname, 'index.js'),
    write: false,
  })
  const [map = '', code = ''] = outputFiles.map(({ text }) => text)
  const source = new SourceMap(JSON.parse(map))
  return (text: string) => {
    const before = code.slice(0, code.indexOf(text)).split('\n')
    const place = source.findEntry(before.length - 1, before.at(-1)?.length ?? 0)
    return 'originalLine' in place ? [place.originalSource, place.originalLine + 1] : []
  }
}

test('a fault in our own code is told by its line, and none of a package is taken for ours', async () => {
  const placeOf = await bundled()
  expect(placeOf('new Error(`no answer')).toEqual(['ours.ts', 4])
  expect(placeOf('0123456789ABCDEFGHJKMNPQRSTVWXYZ')[0]).toBeUndefined()
})
