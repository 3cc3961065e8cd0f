import * as z from 'zod/mini'
import type { AiModule } from '../../../shared/contract/assistant/aiModule.ts'
import type { Question } from '../../../shared/contract/questions/question.ts'
import { mayTake } from '../../../shared/rules/questions/infoClasses.ts'
import { environment, variables } from '../../runtime/env.ts'
import { HttpError, invalid } from '../../runtime/errors.ts'
import { suppliers } from './suppliers.ts'

const { INFO_CLASSES } = environment(variables.providerKeys)

/** The classes of this stage, the least sensitive first. */
export const classes = z.parse(z.array(z.string()), JSON.parse(INFO_CLASSES))

type Classed = Pick<Question, 'AImodule' | 'InfoClass'>

/** Whether a question’s provider may take its class. */
export const fits = ({ AImodule, InfoClass }: Classed): boolean =>
  mayTake(classes, suppliers[AImodule]?.highestClass, InfoClass)

const nameOf = (AImodule: AiModule): string => suppliers[AImodule]?.supplier ?? AImodule

/** Throws 400 for a question whose class the stage does not know, or that its provider may not take. */
export function checkClass(question: Classed): void {
  const { AImodule, InfoClass } = question
  if (InfoClass !== undefined && !classes.includes(InfoClass)) {
    throw invalid({
      InfoClass: `Det finns ingen klass ${InfoClass}. Möjliga: ${classes.join(', ')}.`,
    })
  }
  if (fits(question)) return
  throw invalid({
    InfoClass: `${nameOf(AImodule)} får inte ta emot uppgifter av klassen ${InfoClass}. Välj en annan klass eller AI-tjänst.`,
  })
}

/** Throws 409 where text of this class may not go to the provider, as when the stage has changed since the question was saved. */
export function refuseWrongClass(question: Classed): void {
  if (fits(question)) return
  throw new HttpError(
    409,
    'wrong_class',
    'Frågan kan inte ställas: dess AI-tjänst får inte ta emot uppgifter av den klassen. Kontakta en administratör.',
  )
}
