import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { root } from './architecture/sources.ts'

const readyWithinMs = 60_000

/**
 * A port to be named, as people do it, from which each server of a portal has one of its own: below those that the system
 * gives to others, who might take one while the portal is down.
 */
export const namedPort = (): number => 20_000 + 10 * Math.floor(Math.random() * 1_270)

/** A data folder that goes with the test: an empty one, or a copy of one that no portal runs on. */
export function dataFolder(like?: { path: string }) {
  const path = mkdtempSync(join(tmpdir(), 'portal-'))
  if (like) cpSync(like.path, path, { recursive: true })
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) }
}

/** The parent of a process and its name, as Linux tells them; undefined when it is gone. */
function processOf(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [, name = '', state = '', parent = ''] = /\((.*)\) (\w) (\d+)/s.exec(stat) ?? []
    return state === 'Z' ? undefined : { name, parent: Number(parent) }
  } catch {
    return undefined
  }
}

export const isRunning = (pid: number): boolean => processOf(pid) !== undefined

/** Every process that this one started, and those that they started. */
export function descendantsOf(pid: number): { pid: number; name: string }[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const children = all.map(Number).flatMap((one) => {
    const found = processOf(one)
    return found?.parent === pid ? [{ pid: one, name: found.name }] : []
  })
  return [...children, ...children.flatMap((child) => descendantsOf(child.pid))]
}

/** Waits until all of these processes are gone; gives those that are not. */
export async function leftOf(pids: number[]): Promise<number[]> {
  for (let tries = 0; tries < 200 && pids.some(isRunning); tries++) await after(25)
  return pids.filter(isRunning)
}

export const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  )

const { scripts }: { scripts: { start: string } } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)
/** What `npm start` gives Node. */
const started = scripts.start.replace(/^exec node /, '').split(' ')

type Start = { data: string; env?: Record<string, string>; command?: [string, ...string[]] }

/** Starts a command that starts the portal, as people do; it need not get ready. */
export function startProcess({ data, env = {}, command }: Start) {
  const [program, ...args] = command ?? [process.execPath, ...started]
  const { PATH, HOME } = process.env
  const child: ChildProcess = spawn(program, args, {
    cwd: root,
    env: {
      PATH,
      HOME,
      PORT: '0',
      PORTAL_DATA: data,
      PORTAL_PACE: 'none',
      ANSWERS_PER_MINUTE: '1000',
      ANSWERS_AT_ONCE: '100',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { out: '', err: '' }
  child.stdout?.on('data', (text) => (output.out += text))
  child.stderr?.on('data', (text) => (output.err += text))
  const ended = once(child, 'exit').then(([code, signal]: (number | string | null)[]) => ({
    code,
    signal,
  }))
  return {
    pid: child.pid ?? 0,
    output,
    ended,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    async [Symbol.asyncDispose]() {
      const engines = descendantsOf(child.pid ?? 0)
      child.kill('SIGKILL')
      await ended
      for (const { pid } of engines.filter((one) => isRunning(one.pid)))
        process.kill(pid, 'SIGKILL')
    },
  }
}

/** Starts the portal in a process of its own on free ports and waits until it says that it is ready. */
export async function startPortalProcess(start: Start) {
  const portal = startProcess(start)
  const said = () => /ready:\s+(\S+)/.exec(portal.output.out)?.[1]
  const until = Date.now() + readyWithinMs
  let over = false
  void portal.ended.then(() => (over = true))
  while (!said()) {
    if (over || Date.now() > until) {
      await portal[Symbol.asyncDispose]()
      throw new Error(`The portal did not get ready:\n${portal.output.out}${portal.output.err}`)
    }
    await after(10)
  }
  return { ...portal, address: said() ?? '', descendants: descendantsOf(portal.pid) }
}

/** Signs in as other clients do and gives the access token. */
export async function signIn(address: string, email: string, password = 'Portalen1') {
  const response = await fetch(`${address}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!response.ok) throw new Error(`${email}: ${response.status} ${await response.text()}`)
  const { token } = (await response.json()) as { token: { access_token: string } }
  return token.access_token
}
