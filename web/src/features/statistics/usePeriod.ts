import { useSearchParams } from 'react-router-dom'
import { type Period, period as periods } from '../../../../shared/contract/statistics.ts'

const name = 'period'

/** The period that the dashboard counts, kept in the page's address. */
export function usePeriod(): [Period, (period: string) => void] {
  const [params, setParams] = useSearchParams()
  const chosen = periods.options.find((one) => one === params.get(name)) ?? 'all'

  function choose(period: string) {
    const next = new URLSearchParams(globalThis.location.search)
    if (period === 'all') next.delete(name)
    else next.set(name, period)
    setParams(next, { replace: true, preventScrollReset: true })
  }

  return [chosen, choose]
}
