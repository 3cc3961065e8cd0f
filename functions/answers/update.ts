import { answers } from '../../shared/contract/answers.ts'
import { questionLimits } from '../../shared/questionLimits.ts'
import { valuesIn } from '../../shared/rules/questions/fields.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { changedMeanwhile, held, notFound } from '../runtime/errors.ts'
import { ownAnswers } from '../stores/answers/own/ownAnswers.ts'
import { votes } from '../stores/answers/votes.ts'

/** What was written to begin with, as it is kept: with marks in the place of personal data. */
async function firstSaid(userid: string, id: string) {
  const [first] = (await ownAnswers.said(userid, id)).get(id) ?? []
  if (!first) return undefined
  return {
    FBody: first.asked.slice(0, questionLimits.trialText).toWellFormed(),
    Fields: valuesIn(first.filled ?? []),
  }
}

export const handler = endpoint(answers['answers.update'], async ({ input, caller }) => {
  const { id, Pinned, Helped, Reason, Note, Share } = input
  const before = await ownAnswers.get(caller.id, id)
  if (!before) throw notFound('Svaret')
  if (Helped !== undefined) {
    const shared = Share ? await firstSaid(caller.id, id) : undefined
    const why = Helped === 'no' ? { Reason, Note, shared } : {}
    const said = { Helped: Helped ?? undefined, ...why }
    if (await votes.areHeldAgainst(before, said)) {
      throw held('Det du har tyckt om svaret', 'ändras')
    }
    if (!(await votes.cast(caller.id, before, said))) {
      throw (await ownAnswers.get(caller.id, id)) ? changedMeanwhile('Svaret') : notFound('Svaret')
    }
  }
  // Last, since only that it is gone refuses it: of both nothing is saved where one is refused.
  if (Pinned !== undefined && !(await ownAnswers.pin(caller.id, before, Pinned))) {
    throw notFound('Svaret')
  }
  const after = await ownAnswers.get(caller.id, id)
  if (!after) throw notFound('Svaret')
  return { results: after }
})
