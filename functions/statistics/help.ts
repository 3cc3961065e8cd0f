import { statistics } from '../../shared/contract/statistics.ts'
import { limits } from '../../shared/limits.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { votes } from '../stores/answers/votes.ts'

/** What is said of one question's answers, with its last noes. */
async function helpOf(QuestionId: string) {
  const [counts, noes] = await Promise.all([
    votes.sumOf(QuestionId),
    votes.noes(QuestionId, limits.pageSize),
  ])
  return { questions: counts ? [{ QuestionId, ...counts }] : [], noes }
}

/** The sums of every question. */
async function helpOfAll() {
  const rows = [...(await votes.sums())]
  return { questions: rows.map(([QuestionId, counts]) => ({ QuestionId, ...counts })), noes: [] }
}

export const handler = endpoint(
  statistics['statistics.help'],
  async ({ input: { QuestionId } }) => ({
    results: await (QuestionId === undefined ? helpOfAll() : helpOf(QuestionId)),
  }),
)
