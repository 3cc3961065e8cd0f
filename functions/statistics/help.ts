import { statistics } from '../../shared/contract/statistics.ts'
import { limits } from '../../shared/limits.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { votes } from '../stores/answers/votes.ts'

export const handler = endpoint(
  statistics['statistics.help'],
  async ({ input: { QuestionId } }) => {
    const [sums, noes] = await Promise.all([
      votes.sums(),
      QuestionId === undefined ? [] : votes.noes(QuestionId, limits.pageSize),
    ])
    const rows = [...sums].map(([of, counts]) => ({ QuestionId: of, ...counts }))
    const isAsked = (of: string) => QuestionId === undefined || QuestionId === of
    return { results: { questions: rows.filter((row) => isAsked(row.QuestionId)), noes } }
  },
)
