import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'

const root = resolve(import.meta.dirname, '../..')
const entry = z.looseObject({
  dev: z.optional(z.boolean()),
  devDependencies: z.optional(z.unknown()),
})
const lockfile = z.looseObject({ packages: z.record(z.string(), entry) })

const read = (name: string): unknown => JSON.parse(readFileSync(join(root, name), 'utf8'))

/**
 * The software bill of materials, in CycloneDX: every package that the portal is made of, as the lockfile names it. Of a
 * lockfile without the tools, since `npm sbom --omit dev` also leaves out what both the portal and a tool need.
 */
export function billOfMaterials(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sbom-'))
  const write = (name: string, content: object) =>
    writeFileSync(join(folder, name), JSON.stringify(content))
  try {
    const { packages, ...lock } = lockfile.parse(read('package-lock.json'))
    const kept = Object.entries(packages).filter(([, { dev }]) => !dev)
    const own = { ...packages[''], devDependencies: {} }
    write('package.json', entry.parse({ ...Object(read('package.json')), devDependencies: {} }))
    write('package-lock.json', { ...lock, packages: { ...Object.fromEntries(kept), '': own } })
    const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']
    return execFileSync('npm', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

if (import.meta.main) {
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(join(root, 'dist/sbom.cdx.json'), billOfMaterials())
}
