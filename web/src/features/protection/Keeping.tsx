import { limits } from '../../../../shared/limits.ts'
import { config } from '../../api/config.ts'
import { protectionTexts as texts } from '../../texts/protection.ts'
import { Facts } from '../../ui/Facts.tsx'

/** For how long the stage keeps what. */
export function Keeping() {
  const { ownAnswerDays, pinnedAnswerDays, retentionDays } = config()
  const { keeps, days } = texts
  return (
    <Facts
      facts={[
        [keeps.answers, ownAnswerDays === 0 ? texts.notKept : days(ownAnswerDays)],
        ...(ownAnswerDays === 0 ? [] : [[keeps.pinned, days(pinnedAnswerDays)] as const]),
        ...(retentionDays === undefined ? [] : [[keeps.log, days(retentionDays)] as const]),
        [keeps.notifications, days(limits.notificationDays)],
        [keeps.drafts, days(limits.draftDays)],
        [keeps.profile, texts.asLong],
      ]}
    />
  )
}
