import { documents } from '../../shared/contract/documents.ts'
import { isDone } from '../../shared/contract/route.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { signedOut } from '../runtime/errors.ts'
import { personalMarks } from '../stores/notifications/personalMarks.ts'

export const handler = endpoint(
  documents['documents.dismissNews'],
  async ({ input: { id }, caller }) => {
    if (!(await personalMarks.dismissNews(caller, id))) throw signedOut('Kontot finns inte längre.')
    return isDone
  },
)
