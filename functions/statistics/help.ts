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

/** The sums of some questions. */
async function helpOfSome(ids: string[]) {
  const sums = await votes.sums()
  const questions = ids.flatMap((QuestionId) => {
    const counts = sums.get(QuestionId)
    return counts ? [{ QuestionId, ...counts }] : []
  })
  return { questions, noes: [] }
}

/** The sums of all questions together. */
async function helpOfAll() {
  const all = { yes: 0, no: 0 }
  for (const { yes, no } of (await votes.sums()).values()) {
    all.yes += yes
    all.no += no
  }
  return { questions: [], noes: [], all }
}

export const handler = endpoint(
  statistics['statistics.help'],
  async ({ input: { QuestionId, ids } }) => {
    if (QuestionId !== undefined) return { results: await helpOf(QuestionId) }
    return { results: await (ids.length > 0 ? helpOfSome([...new Set(ids)]) : helpOfAll()) }
  },
)
