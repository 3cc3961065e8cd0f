import { limits } from '../../../../shared/limits.ts'
import { config } from '../../api/config.ts'
import { protectionTexts as texts } from '../../texts/protection.ts'
import { Facts } from '../../ui/Facts.tsx'

// A run of trials is about a question, and about nobody.
const ofEverybody = ['log', 'usage', 'votes', 'looks', 'bookings', 'notifications'] as const

/** For how long the stage keeps what. */
export function Keeping() {
  const { idleMinutes, ownAnswerDays, pinnedAnswerDays, retentionDaysOf = {} } = config()
  const { keeps, days } = texts
  const byKind = ofEverybody.flatMap((kind) => {
    const kept = retentionDaysOf[kind]
    return kept === undefined ? [] : [[keeps[kind], days(kept)] as const]
  })
  return (
    <Facts
      facts={[
        [keeps.answers, ownAnswerDays === 0 ? texts.notKept : days(ownAnswerDays)],
        ...(ownAnswerDays === 0 ? [] : [[keeps.pinned, days(pinnedAnswerDays)] as const]),
        ...byKind,
        [keeps.sums, texts.sumsStay],
        [keeps.drafts, idleMinutes === undefined ? days(limits.draftDays) : texts.untilClosed],
        [keeps.profile, texts.asLong],
      ]}
    />
  )
}
