import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { lambdaKeys } from '../build/build.ts'
import { root } from '../testing/architecture/sources.ts'

/** `npm run invoke <key>`, as somebody types it. */
async function invoke(...args: string[]) {
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, ['infra/local/invoke.ts', ...args], {
    cwd: root,
    env: { PATH, HOME },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  await ended
  return { out, err, code: child.exitCode }
}

describe('npm run invoke', { timeout: 120_000 }, () => {
  test('runs a route’s Lambda on its sample event, as somebody of the demo', async () => {
    const { out, err, code } = await invoke('auth.me')
    expect([err, code]).toEqual(['', 0])
    expect(out).toMatch(/^200\nContent-Type: application\/json; charset=utf-8\n/)
    expect(out).toContain('"Firstname": "Anna"')
  })

  test('runs it as whoever may change what the event is about', async () => {
    const { out, err, code } = await invoke('calendar.edit')
    expect([err, code]).toEqual(['', 0])
    expect(out).toMatch(/^200$/m)
  })

  test('prints a streamed answer to its end', async () => {
    const { out, err, code } = await invoke('assistant.send')
    expect([err, code]).toEqual(['', 0])
    expect(out).toMatch(/^200\nContent-Type: text\/event-stream; charset=utf-8\n/)
    expect(out.match(/^event: \w+$/gm)?.at(-1)).toBe('event: result')
  })

  test('runs a background Lambda and prints what it gives back', async () => {
    const { out, err, code } = await invoke('auth.mail')
    expect([err, code]).toEqual(['', 0])
    expect(JSON.parse(out)).toMatchObject({
      response: { emailSubject: 'Nytt lösenord i Portalen' },
    })
  })

  test.each([
    ['a key that is not there', ['assistant.sned'], "There is no Lambda 'assistant.sned'."],
    ['nothing', [], 'Which Lambda?'],
  ])('tells the keys to somebody who asks for %s', async (_, args, told) => {
    const { out, err, code } = await invoke(...args)
    expect([out, code]).toEqual(['', 1])
    expect(err).toContain(told)
    for (const key of lambdaKeys) expect(err).toContain(`\n  ${key}`)
  })
})
