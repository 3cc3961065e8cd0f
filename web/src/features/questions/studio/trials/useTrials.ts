import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Judgment } from '../../../../../../shared/contract/questions/trialRuns.ts'
import { studioApi } from '../../../../api/studio.ts'
import { ApiError, textOf } from '../../../../api/request/errors.ts'
import { studioTexts as texts } from '../../../../texts/questions/studio.ts'
import { toaster } from '../../../../ui/message/toaster.ts'
import { questionsQueries } from '../../questions.queries.ts'
import type { DraftInWork } from '../draft/useDraft.ts'

/** Whether the page tells it where it can be mended: at the boxes, or above them. */
const isShown = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (Object.keys(error.fields).length > 0 || /^(?:changed|overtaken|not_found)$/.test(error.code))

/** The runs of a draft's trials: the last two, a new one, its stop, and what a person judges. */
export function useTrials(
  draft: DraftInWork,
  /** Told why a run is refused, where the page shows it in its place; of nothing once another one is tried. */
  onRefused: (error: ApiError | undefined) => void,
) {
  const client = useQueryClient()
  const id = draft.known.id ?? ''
  const { data: [run, before] = [] } = useQuery({
    ...questionsQueries.trials(id),
    enabled: id !== '',
  })
  const [isStarting, setStarting] = useState(false)
  const isBusy = useRef(false)
  /** The run that was begun here last, which is known before it is read. */
  const begun = useRef('')
  const isUnwanted = useRef(false)
  const again = (of: string) => client.invalidateQueries(questionsQueries.trials(of))

  const stopping = useMutation({
    mutationFn: (wanted: { id: string; run: string }) =>
      studioApi.changeRun({ ...wanted, stop: true }),
    onError: (error) => toaster.error({ title: texts.stopFailed, description: textOf(error) }),
  })
  const { mutate: stopRun, isPending, isSuccess, variables: stopped } = stopping
  // It goes on for some seconds, until whoever works it off has heard of it.
  // Ids are in the order of their beginning: one that is not read yet is later than the last that is.
  const isGoing = (one: string) => one > (run?.id ?? '') || (one === run?.id && !run.ended)
  const isStopping = isPending || (isSuccess && isGoing(stopped.run))

  /** Begins a run, and listens only until it has begun: from then on the page looks by itself. Gives the question's id. */
  async function start() {
    const { id: question = '', DaytoUpdate } = draft.seen.current
    try {
      const pieces = studioApi.runTrials({ id: question, DaytoUpdate })
      const { value } = await pieces.next()
      begun.current = typeof value === 'string' ? value : value.results.run
      // Read to its end, or broken off: the run goes on all the same.
      void pieces.next().catch(() => undefined)
      if (isUnwanted.current) stopRun({ id: question, run: begun.current })
    } catch (error) {
      if (isShown(error)) onRefused(error)
      else toaster.error({ title: texts.runFailed, description: textOf(error) })
    }
    await again(question)
  }

  async function begin() {
    if (isBusy.current) return
    isBusy.current = true
    isUnwanted.current = false
    begun.current = ''
    onRefused(undefined)
    if (await draft.save({ anyway: true })) {
      setStarting(true)
      await start()
      setStarting(false)
    }
    isBusy.current = false
  }

  /** Stops the run that goes on; one that is about to begin, once it has begun. */
  function stop() {
    if (isBusy.current && begun.current === '') isUnwanted.current = true
    // Their ids are in the order of their beginning.
    else stopRun({ id, run: [begun.current, run?.id ?? ''].toSorted().at(-1) ?? '' })
  }

  const { mutate: judge } = useMutation({
    mutationFn: ({ trial, better }: { trial: string; better: Judgment }) =>
      studioApi.changeRun({ id, run: run?.id ?? '', Judged: { trial, better } }),
    onError: (error) => toaster.error({ title: texts.judgeFailed, description: textOf(error) }),
    onSettled: () => again(id),
  })

  return {
    run,
    before,
    isRunning: isStarting || (run !== undefined && run.ended === undefined),
    isStopping,
    begin: () => void begin(),
    stop,
    judge: (trial: string, better: Judgment) => judge({ trial, better }),
  }
}

export type Trials = ReturnType<typeof useTrials>
