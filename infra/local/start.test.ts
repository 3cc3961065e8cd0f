import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  answers,
  dataFolder,
  descendantsOf,
  isRunning,
  leftOf,
  namedPort,
  signIn,
  startPortalProcess,
  startProcess,
} from '../testing/portalProcess.ts'
import { ask } from '../bench/firstText.ts'
import { outlookPeople } from './outlook/demo.ts'
import { authorizeQuery } from './outlook/signIn.ts'
import { buildWebIfStale } from '../build/build.ts'

// The demo is written once; who starts on a copy of it starts in half the time.
const seeded = dataFolder()
beforeAll(async () => {
  buildWebIfStale()
  await using portal = await startPortalProcess({ data: seeded.path })
  portal.kill('SIGTERM')
  await portal.ended
}, 60_000)
afterAll(() => seeded[Symbol.dispose]())

const pidsOf = ({ descendants }: { descendants: { pid: number }[] }) =>
  descendants.map(({ pid }) => pid)

describe('npm start', { timeout: 120_000 }, () => {
  test('says where the portal is, who can sign in and where the mails are, and it is so', async () => {
    using data = dataFolder()
    await using portal = await startPortalProcess({ data: data.path })
    const { address, output } = portal
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    for (const said of [
      'admin@example.se, chef@example.se',
      'anna@example.se',
      'Portalen1',
      `${address}/local/outbox`,
      `${address}/local/sent`,
      data.path,
      'Ctrl-C',
    ]) {
      expect(output.out).toContain(said)
    }
    expect(output.err).toBe('')
    const page = await fetch(address)
    const carried = expect.stringContaining(`"address":"${address}"`)
    expect([page.status, await page.text()]).toEqual([200, carried])
    expect(await (await fetch(`${address}/config.json`)).json()).toMatchObject({ address })
    expect(await (await fetch(`${address}/local/outbox`)).text()).toContain('Inga mejl än.')
    for (const email of ['admin@example.se', 'chef@example.se', 'anna@example.se']) {
      await expect(signIn(address, email)).resolves.toMatch(/^eyJ/)
    }
  })

  test('as the stage outlook has the way in with Outlook, and says how', async () => {
    using data = dataFolder(seeded)
    const env = { STAGE: 'outlook', PORT: String(namedPort()), PORTAL_PACE: '' }
    await using portal = await startPortalProcess({ data: data.path, env })
    const settings: any = await (await fetch(`${portal.address}/config.json`)).json()
    const { domain } = settings.outlook
    expect(portal.output.out).toContain(`certificate of https://${domain}: go on`)
    const callback = `${portal.address}/signin`
    const { query } = authorizeQuery({ clientId: settings.userPoolClientId, callback })
    const asked = new URLSearchParams(query).toString()
    const hosted = await fetch(`${settings.cognitoEndpoint}/oauth2/authorize?${asked}`)
    const page = await hosted.text()
    for (const { email } of outlookPeople) expect(page).toContain(email)
  })

  test('on a port that is taken says so in one line and leaves the first portal alone', async () => {
    using data = dataFolder(seeded)
    await using first = await startPortalProcess({ data: data.path })
    const { port } = new URL(first.address)
    await using second = startProcess({ data: data.path, env: { PORT: port } })
    expect((await second.ended).code).toBe(1)
    expect(second.output.err).toBe(
      `Port ${port} is taken. Stop what runs there, or choose another: PORT=5000 npm start\n`,
    )
    expect(second.output.out).toBe('')
    await expect(signIn(first.address, 'anna@example.se')).resolves.toMatch(/^eyJ/)
  })

  test('on a folder that another portal has says so in one line and leaves the first portal alone', async () => {
    using data = dataFolder(seeded)
    await using first = await startPortalProcess({ data: data.path })
    await using second = startProcess({ data: data.path, env: { PORT: '0' } })
    expect((await second.ended).code).toBe(1)
    expect(second.output.err).toBe(
      `Another portal runs on ${data.path}. Stop it, or choose another folder: PORTAL_DATA=/tmp/portal npm start\n`,
    )
    await expect(signIn(first.address, 'anna@example.se')).resolves.toMatch(/^eyJ/)
  })

  test.each(['table.sqlite', 'cognito.sqlite', 'outbox.sqlite', 'objects.sqlite'])(
    'on a folder whose %s is broken says which file it is and what to do',
    async (name) => {
      using data = dataFolder(seeded)
      const file = join(data.path, name)
      rmSync(`${file}-wal`, { force: true })
      writeFileSync(file, 'This is no database. '.repeat(500))
      await using portal = startProcess({ data: data.path })
      expect((await portal.ended).code).toBe(1)
      expect(portal.output.err).toBe(
        `${file} cannot be read (file is not a database). Put a copy of the folder back, or choose another folder: PORTAL_DATA=/tmp/portal npm start\n`,
      )
    },
  )

  test('is well from its first moment', async () => {
    using data = dataFolder()
    await using portal = await startPortalProcess({ data: data.path })
    const health = await fetch(`${portal.address}/v1/health`)
    expect([health.status, await health.json()]).toMatchObject([200, { results: { rollUp: 'ok' } }])
    expect(portal.output.err).toBe('')
  })

  test.each([
    [
      { PORT: 'four' },
      'The portal cannot start: PORT has to be a whole number up to 65527, such as 4000.\n',
    ],
    [
      { PORT: '70000' },
      'The portal cannot start: PORT has to be a whole number up to 65527, such as 4000.\n',
    ],
    [
      { STAGE: 'home' },
      "There is no stage 'home'. Stages: local, register, outlook, solvik, specification, dev, test, prod.\n",
    ],
  ])('with a setting that cannot be (%o) says so in one line', async (env, line) => {
    using data = dataFolder(seeded)
    await using portal = startProcess({ data: data.path, env })
    expect((await portal.ended).code).toBe(1)
    expect(portal.output.err).toBe(line)
  })
})

describe.skipIf(process.platform !== 'linux')('the end', { timeout: 120_000 }, () => {
  test.each<NodeJS.Signals>(['SIGINT', 'SIGTERM', 'SIGHUP'])(
    'by %s (Ctrl-C, a stop, a closed window) ends everything',
    async (signal) => {
      using data = dataFolder(seeded)
      await using portal = await startPortalProcess({ data: data.path })
      expect(portal.descendants.map(({ name }) => name)).toContain('dynoxide')
      portal.kill(signal)
      expect(await portal.ended).toEqual({ code: 0, signal: null })
      expect(await leftOf(pidsOf(portal))).toEqual([])
      expect(await answers(portal.address)).toBe(false)
      expect(portal.output.err).toBe('')
    },
  )

  test('by a Ctrl-C that comes twice, from the terminal and from npm, is as by one', async () => {
    using data = dataFolder(seeded)
    await using portal = await startPortalProcess({ data: data.path })
    portal.kill('SIGINT')
    // Two of one kind may arrive as one.
    portal.kill('SIGTERM')
    expect(await portal.ended).toEqual({ code: 0, signal: null })
    expect(await leftOf(pidsOf(portal))).toEqual([])
    expect(portal.output.err).toBe('')
  })

  test('in the middle of an answer breaks it off, and its person’s log says so', async () => {
    using data = dataFolder(seeded)
    await using ended = await startPortalProcess({
      data: data.path,
      env: { PORTAL_PACE: 'human' },
    })
    const token = await signIn(ended.address, 'anna@example.se')
    const answer = await ask(ended.address, token)
    await answer.body?.getReader().read()
    ended.kill('SIGTERM')
    expect(await ended.ended).toEqual({ code: 0, signal: null })
    expect(ended.output.err).toBe('')
    await using portal = await startPortalProcess({ data: data.path })
    const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    const log = await fetch(`${portal.address}/v1/users/logg/get?userid=${sub}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(await log.text()).toContain('"message":"Avbröt svaret på ”Svara på ett mejl”"')
  })

  test('by kill -9 leaves no engine behind, and the next start lets people in as before', async () => {
    using data = dataFolder(seeded)
    await using killed = await startPortalProcess({ data: data.path })
    const token = await signIn(killed.address, 'anna@example.se')
    killed.kill('SIGKILL')
    await killed.ended
    expect(await leftOf(pidsOf(killed))).toEqual([])
    await using portal = await startPortalProcess({ data: data.path })
    const me = await fetch(`${portal.address}/v1/auth/me`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    })
    expect([me.status, await me.json()]).toMatchObject([200, { user: { Firstname: 'Anna' } }])
    await expect(signIn(portal.address, 'anna@example.se')).resolves.toMatch(/^eyJ/)
  })

  test('of npm itself by kill -9 ends the portal that it started', async () => {
    using data = dataFolder(seeded)
    await using npm = await startPortalProcess({ data: data.path, command: ['npm', 'start'] })
    expect(npm.descendants.map(({ name }) => name)).toContain('dynoxide')
    npm.kill('SIGKILL')
    await npm.ended
    expect(await leftOf(pidsOf(npm))).toEqual([])
    expect(await answers(npm.address)).toBe(false)
  })

  test('by kill -9 in the middle of a start leaves nothing behind either', async () => {
    using data = dataFolder()
    await using killed = startProcess({ data: data.path })
    const engines = () => descendantsOf(killed.pid).filter(({ name }) => name === 'dynoxide')
    for (let tries = 0; engines().length === 0 && tries < 2_000; tries++) await after(5)
    const pids = engines().map(({ pid }) => pid)
    expect(pids.filter(isRunning)).toHaveLength(1)
    killed.kill('SIGKILL')
    await killed.ended
    expect(await leftOf(pids)).toEqual([])
    await using portal = await startPortalProcess({ data: data.path })
    await expect(signIn(portal.address, 'johan@example.se')).resolves.toMatch(/^eyJ/)
  })
})
