import { expect, onTestFinished, test } from 'vitest'
import { namedPort } from '../testing/portalProcess.ts'
import { listen } from './engines/listen.ts'
import { startPortal } from './portal.ts'

test('an engine that cannot start is told in one line, and those that did start are ended', async () => {
  const port = namedPort()
  const other = await listen(port + 1, () => undefined)
  onTestFinished(other.stop)
  await expect(startPortal({ port, demo: false })).rejects.toThrow(
    new RegExp(`^Port ${port + 1} is taken\\.`),
  )
  for (const offset of [0, 2, 3, 4, 5]) {
    const free = await listen(port + offset, () => undefined)
    await free.stop()
  }
})
