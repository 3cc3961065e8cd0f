import type { QuestionField } from '../questions/fields.ts'
import { checkValues, examplesOf, longestIn } from './checkValues.ts'

/** What is wrong with a part of a field, by its place in the form. */
export type Fault = { path: [at: number, part: string]; text: string }

const distinct = (texts: string[]) => new Set(texts).size === texts.length

/** What is wrong with a field by itself: which part of it, and how. */
function faultOf(field: QuestionField): [part: string, text: string] | undefined {
  const { kind, min, max, choices, example, key } = field
  const chooses = kind === 'choice' || kind === 'several'
  if (chooses && (choices.length < 2 || !distinct(choices))) {
    return ['choices', 'Skriv minst två olika alternativ.']
  }
  if (kind === 'number' && min !== undefined && max !== undefined && min > max) {
    return ['max', 'Det högsta talet är lägre än det lägsta.']
  }
  const isText = kind === 'line' || kind === 'text'
  const most = longestIn({ kind })
  if (isText && max !== undefined && !(Number.isInteger(max) && max >= 1 && max <= most)) {
    return ['max', `Skriv ett heltal från 1 till ${most}.`]
  }
  const { wrong } = checkValues([field], examplesOf([field]))
  if (example === '' || !Object.hasOwn(wrong, key)) return undefined
  return ['example', `Exemplet passar inte: ${wrong[key]}`]
}

/** What is wrong with a form whose fields are well formed: names that are not their own, and limits or examples that cannot be. */
export const faultsIn = (fields: readonly QuestionField[]): Fault[] =>
  fields.flatMap((field, at) => {
    const before = fields.slice(0, at)
    const fault = faultOf(field)
    const faults: [part: string, text: string][] = [
      ...(before.some(({ key }) => key === field.key)
        ? [['key', 'Namnet används redan.'] satisfies [string, string]]
        : []),
      ...(before.some(({ label }) => label === field.label)
        ? [['label', 'Rubriken används redan.'] satisfies [string, string]]
        : []),
      ...(fault ? [fault] : []),
    ]
    return faults.map(([part, text]): Fault => ({ path: [at, part], text }))
  })
