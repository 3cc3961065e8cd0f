import { useQuery } from '@tanstack/react-query'
import { inSwedish } from '../../texts/numbers.ts'
import { statisticsTexts as texts } from '../../texts/statistics.ts'
import { statisticsQueries } from './statistics.queries.ts'
import { TotalCard } from './TotalCard.tsx'

/** How many of the answers that people judged helped them, of all time. */
export function HelpCard() {
  const { data, isError } = useQuery(statisticsQueries.help())
  const { yes = 0, no = 0 } = data ?? {}
  const all = yes + no
  const share = all === 0 ? texts.noVotes : `${Math.round((100 * yes) / all)} %`
  const unread = isError ? texts.helpUnread : undefined
  return (
    <TotalCard
      title={texts.helped}
      figure={data ? share : unread}
      // Its line is there before it is known: nothing moves when it comes.
      note={all > 0 ? texts.votes(inSwedish(all)) : '\u00A0'}
      size="sm"
    />
  )
}
