import { proposals as route } from '../../shared/contract/proposals.ts'
import { questionLimits } from '../../shared/questionLimits.ts'
import { guardOf } from '../../shared/rules/personalData.ts'
import { auditEntryOf, byOf } from '../platform/caller.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { tellAdministrators } from '../platform/tellAdministrators.ts'
import { HttpError } from '../runtime/errors.ts'
import { proposals } from '../stores/questions/proposals.ts'
import { newQuestionId } from '../stores/questions/questions.ts'

const refused = (message: string) => new HttpError(409, 'too_many_proposals', message)

/** Throws 409 where nobody would get round to one more. */
async function checkRoom(userid: string): Promise<void> {
  const all = await proposals.all()
  if (all.filter(({ by }) => by === userid).length >= questionLimits.ownProposals) {
    throw refused(
      `Du har redan ${questionLimits.ownProposals} förslag som väntar på svar. Ta tillbaka något av dem först.`,
    )
  }
  if (all.length >= questionLimits.proposals) {
    throw refused('Det är för många förslag som väntar på svar just nu. Försök igen senare.')
  }
}

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

export const handler = endpoint(route['questions.propose'], async ({ input, caller }) => {
  await checkRoom(caller.id)
  const texts = withoutPersonalData(input)
  const sent = { id: newQuestionId(), ...texts, sdate: new Date().toISOString(), by: caller.id }
  const message = `Föreslog frågan ”${texts.Subject}”`
  const told = await tellAdministrators((userid) => ({
    type: 'questions.proposed',
    userid,
    id: sent.id,
    message,
    ...byOf(caller),
  }))
  if (!(await proposals.add(sent, auditEntryOf(caller, message), told))) {
    throw new Error('Two proposals were given the same id')
  }
  const results = { ...sent, name: caller.name, own: true, taken: false }
  return { results, message: 'Förslaget är skickat.' }
})
