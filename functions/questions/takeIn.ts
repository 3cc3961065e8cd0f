import { questionLibrary as route } from '../../shared/contract/questions/questionLibrary.ts'
import { auditEntryOf } from '../platform/caller.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { library, type TakenIn } from '../stores/questions/library/library.ts'
import { libraryIn, offerHere } from './library/libraryIn.ts'

export const handler = endpoint(route['questions.takeIn'], async ({ input, caller }) => {
  const { questions } = await libraryIn(input.File)
  const wanted = new Map(questions.map((question) => [question.id, question]))
  const offer = await offerHere()
  const entry = (label: string) => auditEntryOf(caller, `Tog in frågan ”${label}” som utkast`)
  const results: { id: string; is: TakenIn | 'unknown' }[] = []
  // One after another: each is an entry of the caller's log, whose numbers they would fight for.
  for (const { id, DaytoUpdate: seen } of input.Chosen) {
    const question = wanted.get(id)
    const is = question && (await library.takeIn(question, { offer, by: caller.id, seen, entry }))
    results.push({ id, is: is ?? 'unknown' })
  }
  return { results, message: 'Utkasten är sparade.' }
})
