import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { dataFolder, startPortalProcess } from '../portalProcess.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data folder with the demo, to copy. */
    demo: string
  }
}

/** Before a run: the demo is written once, for the portals of all workers, whose folders lie in the same one. */
export async function setup(project: TestProject) {
  const folder = dataFolder()
  const demo = join(folder.path, 'demo')
  await using portal = await startPortalProcess({ data: demo })
  portal.kill('SIGTERM')
  await portal.ended
  project.provide('demo', demo)
  return () => folder[Symbol.dispose]()
}
