import { resolve } from 'node:path'
import { build } from 'esbuild'
import type { Plugin, Rolldown } from 'vite'
import { earlyPlan } from './earlyPlan.ts'

const source = resolve(import.meta.dirname, '../src')

async function script(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [resolve(source, 'early.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  })
  return outputFiles.map(({ text }) => text.trim()).join('')
}

/** Finds the files that some modules lie in, with all that these import at once and the page does not. */
function filesIn(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const chunkOf = (module: string) =>
    chunks.find(({ moduleIds }) => moduleIds.includes(resolve(source, module)))

  function withImports(name: string, found: Set<string>) {
    if (found.has(name)) return
    found.add(name)
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? [])
      withImports(imported, found)
  }

  const ofPage = new Set<string>()
  for (const { isEntry, fileName } of chunks) if (isEntry) withImports(fileName, ofPage)
  return (modules: string[]) => {
    const found = new Set<string>()
    for (const module of modules) {
      const chunk = chunkOf(module)
      if (!chunk) throw new Error(`${module} is in none of the files`)
      withImports(chunk.fileName, found)
    }
    return [...found].filter((name) => !ofPage.has(name)).map((name) => `/${name}`)
  }
}

/** Puts the script that runs before anything is painted into the built page, and what it acts by. */
export const earlyScript: Plugin = {
  name: 'early-script',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle }) {
      if (!bundle) return html
      const plan = JSON.stringify(earlyPlan(filesIn(bundle)))
      const tags = `<script type="application/json" id="plan">${plan}</script>\n    <script>${await script()}</script>`
      const settings = '<script type="application/json" id="config"></script>'
      return html.replace(settings, () => `${settings}\n    ${tags}`)
    },
  },
}
