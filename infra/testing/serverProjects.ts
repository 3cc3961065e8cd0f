import type { TestProjectInlineConfiguration } from 'vitest/config'
import { filesByPortal } from './portalKinds.ts'

const server: TestProjectInlineConfiguration['test'] = {
  environment: 'node',
  globalSetup: ['infra/testing/stack/policies.ts', 'infra/testing/stack/stacks.ts'],
  setupFiles: ['infra/testing/functions/setup.ts'],
  testTimeout: 40_000,
  hookTimeout: 90_000,
}

/**
 * The projects of the server's tests, by the portal that they need. Where files share a process its modules are loaded once:
 * what a test leaves in one of them, another test meets.
 */
export function serverProjects(
  pattern: string | string[],
  settings: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration[] {
  const files = filesByPortal(pattern)
  const shared = 'infra/testing/functions/sharedPortal.ts'
  return [
    { name: 'rules', include: files.none, isolate: false },
    {
      name: 'routes',
      include: files.shared,
      setupFiles: ['infra/testing/functions/setup.ts', shared],
      isolate: false,
    },
    { name: 'apart', include: files.own },
  ]
    .filter(({ include }) => include.length > 0)
    .map((project) => ({ test: { ...server, ...settings, ...project } }))
}
