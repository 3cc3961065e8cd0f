import { dayInWords } from '../../../shared/rules/days.ts'
import { nameOfModel } from '../../platform/models/catalogue.ts'
import { nameOfProvider } from '../../platform/models/providers.ts'
import { successorOf } from '../../platform/models/successors.ts'
import { environment, variables } from '../../runtime/env.ts'
import type { DomainEvent } from '../../stores/outbox.ts'
import { endOf, type UsedModel } from './endingModels.ts'
import type { Known } from './modelReading.ts'

const { PRODUCT_NAME } = environment(variables.stage)

function whatEnds({ AImodule, GPTV, ...known }: Known, today: string): string {
  const name = nameOfModel(AImodule, GPTV)
  const day = endOf(GPTV, known)
  if (known.gone || day === undefined) {
    return `${name} finns inte längre hos ${nameOfProvider(AImodule)}.`
  }
  return `${name} ${day > today ? 'slutar' : 'slutade'} ${dayInWords(day)}.`
}

const concerns = (count: number) => (count === 1 ? '1 fråga berörs.' : `${count} frågor berörs.`)

function whatThen({ AImodule, GPTV }: Known): string {
  const successor = successorOf(GPTV)
  return successor === undefined
    ? 'Ingen efterföljare är vald.'
    : `Efterföljare är ${nameOfModel(AImodule, successor)}.`
}

/** What administrators are told of a model that ends. */
const messageOf = (known: Known, { questions }: UsedModel, today: string): string =>
  [whatEnds(known, today), concerns(questions.length), whatThen(known)].join(' ')

/** The events that tell them, one for each. */
export function eventsOf(
  known: Known,
  used: UsedModel,
  { today, readers }: { today: string; readers: Iterable<string> },
): DomainEvent[] {
  const event = {
    type: 'questions.modelEnds' as const,
    message: messageOf(known, used, today),
    AImodule: used.AImodule,
    by: { id: '', name: PRODUCT_NAME },
    at: new Date().toISOString(),
  }
  return [...readers].map((userid) => ({ ...event, userid }))
}
