import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Compared } from '../../../../../shared/contract/questions/questionLibrary.ts'
import type { Run } from '../../../../../shared/contract/questions/trialRuns.ts'
import { questionLimits } from '../../../../../shared/questionLimits.ts'
import { ApiError, textOf } from '../../../api/request/errors.ts'
import { studioApi } from '../../../api/studio.ts'
import { studioTexts as texts } from '../../../texts/questions/studio.ts'
import { toaster } from '../../../ui/message/toaster.ts'
import { questionsQueries } from '../questions.queries.ts'

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
  })

/** What keeps a draft from being tried, in one sentence. */
function whyNot(error: unknown): string {
  const [wrong] = error instanceof ApiError ? Object.values(error.fields) : []
  return wrong ?? textOf(error)
}

/** It goes on, and costs money: whoever stopped it is told. */
const tellUnstopped = (error: unknown) =>
  toaster.error({ title: texts.stopFailed, description: textOf(error) })

/** Looks in a row that may fail, as where a connection is lost for a while: the run goes on meanwhile. */
const looksThatFail = 20

/** Runs the trials of several drafts, one draft after the other, for as long as somebody stays and does not stop it. */
export function useRunAll() {
  const client = useQueryClient()
  const [running, setRunning] = useState<{ id: string; at: number; of: number }>()
  /** How many drafts the last run has left, and which it was about. */
  const [left, setLeft] = useState<{ count: number; of: readonly Compared[] }>()
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map())
  const isWanted = useRef(false)
  const isStopped = useRef(false)

  useEffect(
    () => () => {
      isWanted.current = false
    },
    [],
  )

  const isOf =
    ({ Draft }: Compared) =>
    (run: Run) =>
      run.draft === Draft?.DaytoUpdate

  async function runsOf({ id }: Compared): Promise<Run[]> {
    return (await client.fetchQuery({ ...questionsQueries.trials(id), retry: 2 })).results
  }

  /** Whether all trials of a draft, as it is saved, were asked already. */
  async function isDone(row: Compared): Promise<boolean> {
    const isOver = (run: Run) => isOf(row)(run) && run.ended === 'done'
    const known = client.getQueryData(questionsQueries.trials(row.id).queryKey)?.results ?? []
    return known.some(isOver) || (await runsOf(row).catch(() => [])).some(isOver)
  }

  /** Gives the run's id. Throws where none has begun. */
  async function begin(row: Compared): Promise<string> {
    try {
      const pieces = studioApi.runTrials({ id: row.id, DaytoUpdate: row.Draft?.DaytoUpdate ?? '' })
      const { value } = await pieces.next()
      void pieces.next().catch(() => undefined)
      return typeof value === 'string' ? value : value.results.run
    } catch (error) {
      // It may have begun although its first word was lost, or in somebody else's hands.
      const last = (await runsOf(row).catch(() => [])).find(isOf(row))
      if (!last || last.ended !== undefined) throw error
      return last.id
    }
  }

  /** Begins a run, and looks until it has ended: it goes on by itself. */
  async function runOne(row: Compared) {
    const begun = await begin(row)
    // It was stopped before it had begun.
    if (isStopped.current) {
      await studioApi.changeRun({ id: row.id, run: begun, stop: true }).catch(tellUnstopped)
    }
    for (let failed = 0; isWanted.current && failed < looksThatFail;) {
      const run = (await runsOf(row).catch(() => [])).find(({ id }) => id === begun)
      if (run?.ended !== undefined) return
      failed = run ? 0 : failed + 1
      await pause(questionLimits.runPollMs)
    }
  }

  /** Runs what was not run whole: nothing is paid for twice. */
  async function runAll(rows: Compared[]) {
    if (isWanted.current) return
    isWanted.current = true
    isStopped.current = false
    setLeft(undefined)
    setFaults(new Map())
    let open = 0
    for (const [index, row] of rows.entries()) {
      if (!isWanted.current) break
      if (await isDone(row)) continue
      const { id } = row
      setRunning({ id, at: index + 1, of: rows.length })
      await runOne(row).catch((error: unknown) =>
        setFaults((before) => new Map(before).set(id, whyNot(error))),
      )
      await client.invalidateQueries(questionsQueries.trials(id))
      if (!(await isDone(row))) open += 1
    }
    setRunning(undefined)
    if (isWanted.current) setLeft({ count: open, of: rows })
    isWanted.current = false
  }

  /** Stops the run that goes on, and begins no other. */
  async function stop() {
    isWanted.current = false
    isStopped.current = true
    if (!running) return
    const { results } = await client.fetchQuery(questionsQueries.trials(running.id))
    const [last] = results
    if (last && last.ended === undefined) {
      await studioApi.changeRun({ id: running.id, run: last.id, stop: true })
    }
  }

  return {
    running,
    left,
    faults,
    run: (rows: Compared[]) => void runAll(rows),
    stop: () => void stop().catch(tellUnstopped),
  }
}
