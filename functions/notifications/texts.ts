import type { NoticeOf } from '../../shared/contract/notifications.ts'
import type { Happened } from '../stores/events.ts'
import type { ArticleList } from '../stores/table.ts'

/** What an article of each list is about, for the screen. */
export const kindOf: Record<ArticleList, NoticeOf['kind']> = { DOCUMENT: 'document', NEWS: 'news' }

const published: Record<ArticleList, string> = {
  DOCUMENT: 'Publicerade dokumentet',
  NEWS: 'Publicerade nyheten',
}

/** What everybody is told of a publication. */
export const publicationNotice = ({
  list,
  id,
  Subject,
  by,
  at,
}: Extract<Happened, { type: 'documents.published' }>) => ({
  Name: by.name,
  message: `${published[list]} ”${Subject}”`,
  sdate: at,
  about: { kind: kindOf[list], id },
})

type Personal = Extract<Happened, { userid: string }>

function aboutOf(happened: Personal): NoticeOf {
  switch (happened.type) {
    case 'calendar.changed':
      return { kind: 'booking', id: happened.id }
    case 'profile.changed':
      return { kind: 'account', id: happened.userid }
    case 'accessibility.reported':
      return { kind: 'report', id: happened.by.id }
  }
}

/** What a person is told of what somebody else did: to his booking, to his account, or for him to look after. */
export const personalNotice = (happened: Personal) => ({
  Name: happened.by.name,
  message: happened.message,
  sdate: happened.at,
  about: aboutOf(happened),
})
