import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import type { Period } from '../../../../shared/contract/statistics.ts'
import { catalogue } from '../../texts/errors.ts'
import { useFaultToast } from '../../ui/message/useFaultToast.ts'
import type { Bar } from './charts/bars.ts'
import { statisticsQueries } from './statistics.queries.ts'

/** What the dashboard shows of a period, read again and again. What is known stays while a read fails. */
export function useDashboard(period: Period) {
  const totals = useQuery(statisticsQueries.totals(period))
  const users = useQuery(statisticsQueries.users(period))
  const questions = useQuery(statisticsQueries.questions(period))
  const reads = [totals, users, questions]
  const error = reads.find((read) => read.error)?.error
  const hasAll = reads.every((read) => read.data)

  const people = useMemo(
    () =>
      users.data && {
        count: users.data.count,
        bars: users.data.results.map(({ userid: id, userName: name, ...row }): Bar => ({
          id,
          name,
          ...row,
        })),
      },
    [users.data],
  )
  const asked = useMemo(
    () =>
      questions.data && {
        count: questions.data.count,
        bars: questions.data.results.map(({ QuestionId: id, Question: name, ...row }): Bar => ({
          id,
          name,
          ...row,
        })),
      },
    [questions.data],
  )

  // Later failures are told on the page: a toast every half a minute would only be in the way.
  useFaultToast(hasAll ? undefined : error, catalogue.statistics)

  return {
    // So that the browser may come in between while the charts are made.
    totals: useDeferredValue(totals.data),
    people: useDeferredValue(people),
    asked: useDeferredValue(asked),
    failed: hasAll ? undefined : error,
    isStale: hasAll && Boolean(error),
    retry: () => void Promise.all(reads.map((read) => read.refetch())),
  }
}
