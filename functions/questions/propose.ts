import { proposals as route } from '../../shared/contract/questions/proposals.ts'
import { rateLimits } from '../../shared/rateLimits.ts'
import { questionLimits } from '../../shared/questionLimits.ts'
import { guardOf } from '../../shared/rules/personalData.ts'
import { auditEntryOf, byOf } from '../platform/caller.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { tellAdministrators } from '../platform/tellAdministrators.ts'
import { HttpError, throttled } from '../runtime/errors.ts'
import { proposals, type StoredProposal } from '../stores/questions/proposals.ts'
import { rates } from '../stores/rates.ts'
import { newQuestionId, questionIdFor, questions } from '../stores/questions/questions.ts'

const refused = (message: string) => new HttpError(409, 'too_many_proposals', message)

/** Throws 409 where nobody would get round to one more. */
function checkRoom(userid: string, all: StoredProposal[]): void {
  if (all.filter(({ by }) => by === userid).length >= questionLimits.ownProposals) {
    throw refused(
      `Du har redan ${questionLimits.ownProposals} förslag som väntar på svar. Ta tillbaka något av dem först.`,
    )
  }
  if (all.length >= questionLimits.proposals) {
    throw refused('Det är för många förslag som väntar på svar just nu. Försök igen senare.')
  }
}

const tooMany = () =>
  throttled(
    'Du har skickat flera förslag den senaste timmen. Försök igen senare.',
    rates.proposals.secondsLeft(),
  )

/** The same text with marks in the place of personal data, no longer than it may be. */
function withoutPersonalData({
  Subject,
  Body,
  FBody,
}: Record<'Subject' | 'Body' | 'FBody', string>) {
  const guard = guardOf({ texts: [Subject, Body, FBody] })
  const hidden = (text: string, most: number) => guard.hide(text).slice(0, most).toWellFormed()
  return {
    Subject: hidden(Subject, questionLimits.questionLabel),
    Body: hidden(Body, questionLimits.proposalText),
    FBody: hidden(FBody, questionLimits.trialText),
  }
}

const message = 'Förslaget är skickat.'

export const handler = endpoint(route['questions.propose'], async ({ input, caller }) => {
  const { NewId, ...given } = input
  const texts = withoutPersonalData(given)
  const all = await proposals.all()
  const shown = { name: caller.name, own: true, taken: false }
  // By its words as well: what is changed before it is sent again is another.
  const named = NewId && questionIdFor(caller.id, `${NewId} ${JSON.stringify(texts)}`)
  const known = all.find((one) => one.id === named)
  // Sent once more where no reply came.
  if (known) return { results: { ...known, ...shown }, message }
  checkRoom(caller.id, all)
  if (!(await rates.proposals.take(caller.id, rateLimits.proposalsPerHour))) throw tooMany()
  // One that has been published by now stays: a proposal becomes the draft with its id.
  const id = named && !(await questions.latest(named)) ? named : newQuestionId()
  const sent = { id, ...texts, sdate: new Date().toISOString(), by: caller.id }
  const done = `Föreslog frågan ”${texts.Subject}”`
  const told = await tellAdministrators((userid) => ({
    type: 'questions.proposed',
    userid,
    id,
    message: done,
    ...byOf(caller),
  }))
  const isNew = await proposals.add(sent, auditEntryOf(caller, done), told)
  // Sent twice at once, it is the other.
  const results = isNew ? sent : await proposals.get(id)
  if (results?.by !== caller.id) throw new Error('Two proposals were given the same id')
  return { results: { ...results, ...shown }, message }
})
