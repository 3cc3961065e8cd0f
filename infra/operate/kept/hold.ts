import { auditLog } from '../../../functions/stores/log/auditLog.ts'
import { keepHeld, letGo } from '../../../functions/stores/log/holding.ts'
import { holds, type Subject } from '../../../functions/stores/log/holds.ts'
import { users } from '../../../functions/stores/people/users.ts'
import { questions } from '../../../functions/stores/questions/questions.ts'
import { goneName, nameOf } from '../../../shared/rules/people/names.ts'
import { administratorWith } from '../administratorWith.ts'

/** In what the log says: what a hold is on, and who that is once they are gone. */
type Named = { told: string; gone?: string }

const words = { PERSON: 'person', QUESTION: 'question' } as const

/** What is held; undefined where it is not there, or no more. */
async function nameOfSubject({ kind, id }: Subject): Promise<Named | undefined> {
  if (kind === 'PERSON') {
    const person = await users.latest(id)
    return person && { told: `uppgifterna om ${person.Email}`, gone: `uppgifterna om ${goneName}` }
  }
  const question = await questions.latest(id)
  return question && { told: `frågan ”${question.QuestionLabel}”` }
}

/** The writes of the log entry, in the name of an administrator. */
async function entryOf(mail: string, of: Subject, verb: string) {
  const { told, gone } = (await nameOfSubject(of)) ?? { told: `uppgifterna om ${goneName}` }
  const by = await administratorWith(mail)
  return auditLog.writes({
    userid: by.id,
    userName: nameOf(by),
    message: `${verb} ${told}`,
    address: '',
    at: new Date(),
    ...(gone !== undefined && { about: { userid: of.id, message: `${verb} ${gone}` } }),
  })
}

/** Every hold that stands, a line for each. */
export async function listHolds(): Promise<string> {
  const all = await holds.all()
  const lines = all.map(
    ({ kind, id, reason, sdate }) => `${sdate}  ${words[kind]} ${id}: ${reason}`,
  )
  return lines.length === 0 ? 'Nothing is held.' : lines.join('\n')
}

/**
 * Holds a person or a question: what is theirs and expires stays, and they cannot be deleted. Where it broke off, or to take in what
 * was written since, it is run again. Throws for somebody or something that is not there, a `mail` of no administrator and a blank reason.
 */
export async function placeHold(
  of: Subject,
  { reason, mail }: { reason: string; mail: string },
): Promise<string> {
  if (reason.trim() === '') throw new Error('The reason is empty: it is what `hold` alone lists')
  if (!(await nameOfSubject(of))) throw new Error(`There is no ${words[of.kind]} ${of.id}`)
  const before = await holds.of(of)
  const hold = { ...of, reason, sdate: new Date().toISOString() }
  const isNew = !before && (await holds.place(hold, await entryOf(mail, of, 'Började bevara')))
  const kept = await keepHeld(of)
  // Somebody may have been deleting it just then.
  if (!(await nameOfSubject(of))) throw new Error(`The ${words[of.kind]} was deleted meanwhile`)
  const since = isNew ? 'now' : (before?.sdate ?? 'a moment ago')
  return `The ${words[of.kind]} ${of.id} is held since ${since}; ${kept} items more are kept.`
}

/** Releases a hold: each item goes at its own time, at once where that is over. Where it broke off it is run again. */
export async function releaseHold(of: Subject, { mail }: { mail: string }): Promise<string> {
  const stands = await holds.of(of)
  if (stands) await holds.release(of, await entryOf(mail, of, 'Slutade bevara'))
  const released = await letGo(of)
  if (!stands && released === 0) throw new Error(`No hold stands on the ${words[of.kind]} ${of.id}`)
  return `The ${words[of.kind]} ${of.id} is held no more; ${released} items have their own time again.`
}
