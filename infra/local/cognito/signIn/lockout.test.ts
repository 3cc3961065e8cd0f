import { describe, expect, test } from 'vitest'
import { startTestPool } from '../testPool.ts'

const incorrect = { message: 'Incorrect username or password.' }
const exceeded = { name: 'NotAuthorizedException', message: 'Password attempts exceeded' }

async function failTimes(times: number, attempt: () => Promise<unknown>) {
  for (let n = 0; n < times; n++) await expect(attempt()).rejects.toMatchObject(incorrect)
}

describe.concurrent('the lockout', () => {
  test('five wrong passwords lock somebody out for a second, even with the right one', async () => {
    const clock = { now: Date.now() }
    await using pool = await startTestPool({ now: () => clock.now })
    await pool.addUser('anna@portalen.se')
    await failTimes(5, () => pool.signIn('anna@portalen.se', 'Vinter2026'))
    await expect(pool.signIn('anna@portalen.se')).rejects.toMatchObject(exceeded)
    clock.now += 1000
    await expect(pool.signIn('anna@portalen.se')).resolves.toBeDefined()
  })

  test('each further failure doubles the time, a success starts anew', async () => {
    const clock = { now: Date.now() }
    await using pool = await startTestPool({ now: () => clock.now })
    await pool.addUser('anna@portalen.se')
    const fail = () => pool.signIn('anna@portalen.se', 'Vinter2026')
    await failTimes(5, fail)
    clock.now += 1000
    await failTimes(1, fail)
    clock.now += 1999
    await expect(pool.signIn('anna@portalen.se')).rejects.toMatchObject(exceeded)
    clock.now += 1
    await expect(pool.signIn('anna@portalen.se')).resolves.toBeDefined()
    await failTimes(4, fail)
    await expect(pool.signIn('anna@portalen.se')).resolves.toBeDefined()
  })

  test('no lock is longer than a quarter of an hour', async () => {
    const clock = { now: Date.now() }
    await using pool = await startTestPool({ now: () => clock.now })
    await pool.addUser('anna@portalen.se')
    const fail = () => pool.signIn('anna@portalen.se', 'Vinter2026')
    await failTimes(5, fail)
    for (let seconds = 1; seconds <= 512; seconds *= 2) {
      clock.now += seconds * 1000
      await failTimes(1, fail)
    }
    clock.now += 15 * 60_000 - 1
    await expect(pool.signIn('anna@portalen.se')).rejects.toMatchObject(exceeded)
    clock.now += 1
    await expect(pool.signIn('anna@portalen.se')).resolves.toBeDefined()
  })

  test('a quarter of an hour without attempts forgets the failures', async () => {
    await using pool = await startTestPool()
    await pool.addUser('anna@portalen.se')
    await failTimes(4, () => pool.signIn('anna@portalen.se', 'Vinter2026'))
    pool.clock.ahead += 15 * 60_000
    await failTimes(4, () => pool.signIn('anna@portalen.se', 'Vinter2026'))
    await expect(pool.signIn('anna@portalen.se')).resolves.toBeDefined()
  })

  test('who does not exist is locked out just the same', async () => {
    const now = Date.now()
    await using pool = await startTestPool({ now: () => now })
    await failTimes(5, () => pool.signIn('nobody@portalen.se'))
    await expect(pool.signIn('nobody@portalen.se')).rejects.toMatchObject(exceeded)
  })
})
