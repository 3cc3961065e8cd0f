const [start, end] = ['<script type="application/json" id="config">', '</script>'] as const

/**
 * A page with the stage's settings in its empty data block, where the bundle reads them. Takes the page's HTML and the
 * settings' JSON (`shared/contract/stage/config.ts`), which may hold values that only the deployment knows.
 * Throws when the page has no such block, or several.
 */
export function pageWithConfig(page: string, config: string): string {
  const [before, after, ...more] = page.split(start + end)
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`A page needs one ${start}${end}. Build it anew: npm run build`)
  }
  // No name of a product may end the block.
  return [before, start, config.replaceAll('<', String.raw`\u003c`), end, after].join('')
}
