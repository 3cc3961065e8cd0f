import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Compared } from '../../../../../shared/contract/questionLibrary.ts'
import { questionLimits } from '../../../../../shared/questionLimits.ts'
import { ApiError, textOf } from '../../../api/errors.ts'
import { studioApi } from '../../../api/studio.ts'
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

/** Runs the trials of several drafts, one draft after the other, for as long as somebody stays and does not stop it. */
export function useRunAll() {
  const client = useQueryClient()
  const [running, setRunning] = useState<{ id: string; at: number; of: number }>()
  const [ran, setRan] = useState(false)
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map())
  const isWanted = useRef(false)

  useEffect(
    () => () => {
      isWanted.current = false
    },
    [],
  )

  /** Begins a run, and looks until it has ended: it goes on by itself. */
  async function runOne(id: string, DaytoUpdate: string) {
    const pieces = studioApi.runTrials({ id, DaytoUpdate })
    await pieces.next()
    void pieces.next().catch(() => undefined)
    while (isWanted.current) {
      const { results } = await client.fetchQuery(questionsQueries.trials(id))
      const [last] = results
      if (last?.ended !== undefined) return
      await pause(questionLimits.runPollMs)
    }
  }

  async function run(rows: Compared[]) {
    isWanted.current = true
    setRan(false)
    setFaults(new Map())
    for (const [index, { id, Draft }] of rows.entries()) {
      if (!isWanted.current || !Draft) break
      setRunning({ id, at: index + 1, of: rows.length })
      await runOne(id, Draft.DaytoUpdate).catch((error: unknown) =>
        setFaults((before) => new Map(before).set(id, whyNot(error))),
      )
      await client.invalidateQueries(questionsQueries.trials(id))
    }
    setRunning(undefined)
    setRan(isWanted.current)
    isWanted.current = false
  }

  /** Stops the run that goes on, and begins no other. */
  async function stop() {
    isWanted.current = false
    if (!running) return
    const { results } = await client.fetchQuery(questionsQueries.trials(running.id))
    const [last] = results
    if (last && last.ended === undefined) {
      await studioApi.changeRun({ id: running.id, run: last.id, stop: true })
    }
  }

  return {
    running,
    ran,
    faults,
    run: (rows: Compared[]) => void run(rows),
    stop: () => void stop().catch(() => undefined),
  }
}
