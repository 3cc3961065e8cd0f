import { setTimeout as after } from 'node:timers/promises'
import { questionLimits } from '../../../shared/questionLimits.ts'
import { nameOf } from '../../../shared/rules/people/names.ts'
import { isAdmin } from '../../../shared/rules/permissions.ts'
import type { Asker } from '../../platform/caller.ts'
import { ModelFailure } from '../../platform/models/failure.ts'
import { environment, variables } from '../../runtime/env.ts'
import { log } from '../../runtime/log.ts'
import { users } from '../../stores/people/users.ts'
import { askings, type StoredAsking } from '../../stores/questions/trials/askings.ts'
import { type EndOfRun, runs, type StoredRun } from '../../stores/questions/trials/runs.ts'
import { running, type RunKey } from '../../stores/questions/trials/running.ts'
import { askTrial } from './askTrial.ts'

const { TRIAL_RUN_KRONOR } = environment(variables.providerKeys)

/** Millionths of an öre. */
const budget = TRIAL_RUN_KRONOR * 100_000_000

/** Ten times within a lease: one that fails costs nothing, and whoever wants a stop has it soon. */
const renewMs = (questionLimits.runLeaseSeconds * 1000) / 10

/** For whom a run asks: as they are now. Nobody once they may not any more. */
async function askerOf(by: string): Promise<Asker | undefined> {
  const person = await users.latest(by)
  if (!person || person.InAktiv || !isAdmin(person.Role)) return undefined
  return { id: person.id, name: nameOf(person), address: '' }
}

/** Keeps a run one’s own, and ends the work on it once it is to stop or has become another’s. */
async function keepLease(key: RunKey, worker: string, work: AbortController, over: AbortSignal) {
  for (;;) {
    await after(renewMs, undefined, { signal: over })
    const mine = await running.take(key, worker).catch((error: unknown) => {
      log.error('a run of trials could not be kept', error)
      return { stop: false }
    })
    if (!mine || mine.stop) return work.abort(new ModelFailure('cancelled'))
  }
}

const spentOn = (all: StoredAsking[]): number =>
  all.reduce((sum, { MikroOre = 0 }) => sum + MikroOre, 0)

type Work = { key: RunKey; run: StoredRun; work: AbortController }

/** Asks what is left of a run, some at once. Gives why it went no further before the end, if it did. */
async function askAll({ key, run, work }: Work): Promise<EndOfRun | 'later' | undefined> {
  const all = await askings.of(key)
  const left = all.filter(({ ending }) => ending === undefined)
  const until = Date.now() + questionLimits.runMinutes * 60_000
  let spent = spentOn(all)
  let why: EndOfRun | 'later' | undefined

  async function askNext(): Promise<void> {
    if (why !== undefined || work.signal.aborted) return
    if (left.length > 0 && spent >= budget) return void (why = 'budget')
    if (left.length > 0 && Date.now() > until) return void (why = 'later')
    const next = left.shift()
    if (!next) return
    const caller = await askerOf(run.by)
    if (!caller) return void (why = 'gone')
    const trial = run.Draft.Trials.find(({ id }) => id === next.trial)
    if (!trial || !(await askings.claim(key, next))) {
      // Whoever asked it died over it, as often as may be.
      await askings.end(key, next, { ending: 'lost', answer: '', outcomes: [] })
      return askNext()
    }
    const asked = await askTrial({ run, trial, caller, signal: work.signal })
    if (!asked) return askings.giveBack(key, next)
    spent += asked.MikroOre ?? 0
    await askings.end(key, next, asked)
    return askNext()
  }

  await Promise.all(Array.from({ length: questionLimits.trialsAtOnce }, askNext))
  return why
}

/**
 * Works a run off that belongs to `worker`, as far as time allows: each trial is asked through the way that answers take, and what was
 * answered is not asked again, whoever did it. Ends the run, or leaves it to the next.
 */
export async function workOff(key: RunKey, worker: string): Promise<void> {
  const run = await runs.get(key)
  if (!run || !(await askerOf(run.by))) return void (await runs.end(key, 'gone'))
  const work = new AbortController()
  const over = new AbortController()
  const keeping = keepLease(key, worker, work, over.signal).catch(() => undefined)
  try {
    const why = await askAll({ key, run, work })
    // Only who still has it says how it ended.
    const mine = await running.take(key, worker)
    if (!mine) return
    if (why === 'later') await running.giveBack(key, worker)
    else await runs.end(key, why ?? (mine.stop ? 'stopped' : 'done'))
  } finally {
    // Where one of them failed, the others end before the run becomes another's.
    work.abort(new ModelFailure('cancelled'))
    over.abort()
    await keeping
  }
}
