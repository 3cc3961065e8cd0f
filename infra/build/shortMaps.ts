import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Plugin } from 'esbuild'

/** The source map of a file of which the first place alone is known. */
function mapOf(path: string): string {
  const map = { version: 3, sources: [basename(path)], mappings: 'AAAA' }
  return `data:application/json;base64,${Buffer.from(JSON.stringify(map)).toString('base64')}`
}

/**
 * Leaves the lines of packages out of a bundle's source map: they stand in the log as the bundle has them. Node.js reads the whole map
 * before it runs the first line (docs/decisions/0145-source-maps-tell-our-own-lines.md).
 */
export const shortMaps: Plugin = {
  name: 'shortMaps',
  setup(bundling) {
    bundling.onLoad({ filter: /\/node_modules\/.*\.[cm]?js$/ }, async ({ path }) => ({
      contents: `${await readFile(path, 'utf8')}\n//# sourceMappingURL=${mapOf(path)}`,
      loader: 'js',
    }))
  },
}
