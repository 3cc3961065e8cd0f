import { expect, test } from 'vitest'
import { checkStage } from './checkStage.ts'

/** What a check of an address says first; nothing is asked. */
async function begunAt(address: string): Promise<string | undefined> {
  const lines: string[] = []
  const onlyFirst = (line: string) => {
    lines.push(line)
    throw new Error('That is enough')
  }
  await expect(checkStage('local', { address }, {}, onlyFirst)).rejects.toThrow('That is enough')
  return lines[0]
}

test.each([
  'https://portalen.example.se',
  'https://portalen.example.se/',
  'https://portalen.example.se/Lobby?fraga=1',
])('an operator may type %s', async (address) => {
  expect(await begunAt(address)).toBe('Checking https://portalen.example.se')
})

test.each(['portalen.example.se', 'portalen.example.se:443', 'https://'])(
  'that %s is no address is told before anything is asked',
  async (address) => {
    await expect(checkStage('local', { address }, {}, () => undefined)).rejects.toThrow(
      '--address is no address, such as https://portalen.example.se',
    )
  },
)
