import { useQuery } from '@tanstack/react-query'
import { config } from '../../api/config.ts'
import { protectionTexts as texts } from '../../texts/protection.ts'
import { minuteOf } from '../../ui/dates.ts'
import { ReadFailed } from '../../ui/message/ReadFailed.tsx'
import { protectionQueries } from './protection.queries.ts'

/** Who has looked at one's own data, the newest first. */
export function Looks() {
  const { data: looks, error, refetch } = useQuery(protectionQueries.looks())
  if (error && !looks)
    return <ReadFailed title={texts.seenFailed} error={error} onRetry={() => void refetch()} />
  if (looks?.length === 0) return <p>{texts.nobody(config().retentionDaysOf?.looks)}</p>
  return (
    <ul>
      {looks?.map(({ Name, at, sdate }) => (
        <li key={`${Name} ${at} ${sdate}`}>
          <time dateTime={sdate}>{minuteOf(sdate)}</time> {Name}: {texts.seenAt[at]}
        </li>
      ))}
    </ul>
  )
}
