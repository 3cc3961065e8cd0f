import { documents } from '../../shared/contract/documents.ts'
import { isDone } from '../../shared/contract/route.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { signedOut } from '../runtime/errors.ts'
import { articles } from '../stores/documents/articles.ts'
import { personalMarks } from '../stores/notifications/personalMarks.ts'

export const handler = endpoint(
  documents['documents.dismissNews'],
  async ({ input: { id }, caller }) => {
    const news = await articles.get('NEWS', id)
    // What is gone shows nowhere, nor does what is older than what was dismissed already.
    if (!news || news.sdate <= caller.NewsDismissedTo) return isDone
    if (!(await personalMarks.dismissNews(caller, news))) {
      throw signedOut('Kontot finns inte längre.')
    }
    return isDone
  },
)
