import { documents } from '../../shared/contract/documents.ts'
import { isDone } from '../../shared/contract/route.ts'
import { endpoint } from '../platform/endpoint.ts'
import { signedOut } from '../platform/errors.ts'
import { ownMarks } from '../stores/ownMarks.ts'

export const handler = endpoint(
  documents['documents.dismissNews'],
  async ({ input: { id }, caller }) => {
    if (!(await ownMarks.dismissNews(caller, id))) throw signedOut('Kontot finns inte längre.')
    return isDone
  },
)
