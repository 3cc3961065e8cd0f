import { expect, test, vi } from 'vitest'
import { buildWebIfStale } from '../../build/build.ts'
import { password, person } from '../../testing/functions/people.ts'
import { portal, usePortal } from '../../testing/functions/portal.ts'
import { checkStage } from './checkStage.ts'

vi.setConfig({ testTimeout: 60_000 })

usePortal(async () => {
  buildWebIfStale()
  return { web: 'built' }
})

test('the address of a portal may be typed with what follows it', async () => {
  const { Email: mail } = await person()
  const lines: string[] = []
  const given = { address: `${portal().address}/Lobby`, mail }
  const env = { CHECK_PASSWORD: password }
  await checkStage('local', given, env, (line) => lines.push(line)).catch(() => undefined)
  expect(lines[0]).toBe(`Checking ${portal().address}`)
  expect(lines.filter((line) => line.startsWith('✓ '))).toContainEqual(
    expect.stringMatching(/health/),
  )
})

test('what is no address is told before anything is asked', async () => {
  const given = { address: 'portalen.example.se', mail: 'anna@example.se' }
  const told = checkStage('local', given, { CHECK_PASSWORD: password }, () => undefined)
  await expect(told).rejects.toThrow('--address is no address, such as https://portalen.example.se')
})
