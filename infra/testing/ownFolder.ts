import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Gives this process, and all that it starts, a folder of its own for temporary files, which goes with it: browsers and CDK leave
 * theirs behind where nobody closes them.
 */
export function inOwnFolder(): void {
  const folder = mkdtempSync(join(tmpdir(), 'portal-tests-'))
  process.env['TMPDIR'] = folder
  // A browser that is ending may still write there.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))
}
