import * as z from 'zod/mini'
import { limits } from '../../limits.ts'
import { questionLimits } from '../../questionLimits.ts'
import { fieldKinds } from '../../rules/questions/fields.ts'
import { oneLine } from '../../rules/oneLine.ts'
import { jsonText } from '../http/jsonText.ts'

const missing = 'Måste fyllas i.'
const tooLong = (most: number): string => `Högst ${most} tecken.`

/** A limit of a field: what the table takes ("Supported data types", Number; the SDK gives no more than a safe integer). */
export const fieldLimit = z.number().check(
  z.gte(Number.MIN_SAFE_INTEGER),
  z.lte(Number.MAX_SAFE_INTEGER),
  z.refine((limit) => limit === 0 || Math.abs(limit) >= 1e-100, 'Talet är för litet.'),
)

/** What a question's text names a field by. `övrigt` is the free text's, and `constructor` the name of what every object has. */
const key = z
  .string()
  .check(
    z.regex(
      /^(?!(?:övrigt|constructor)$)[a-zåäö][a-zåäö0-9_]{0,29}$/,
      'Börja med en liten bokstav. Använd sedan små bokstäver, siffror och _, högst 30 tecken.',
    ),
  )

const field = z.object({
  key,
  kind: z.enum(fieldKinds),
  label: oneLine().check(
    z.minLength(1, missing),
    z.maxLength(questionLimits.fieldLabel, tooLong(questionLimits.fieldLabel)),
  ),
  help: z._default(
    oneLine().check(z.maxLength(questionLimits.fieldHelp, tooLong(questionLimits.fieldHelp))),
    '',
  ),
  required: z._default(z.boolean(), false),
  min: z.optional(fieldLimit),
  max: z.optional(fieldLimit),
  choices: z._default(
    z
      .array(
        oneLine().check(
          z.minLength(1, missing),
          z.maxLength(questionLimits.fieldChoice, tooLong(questionLimits.fieldChoice)),
        ),
      )
      .check(
        z.maxLength(
          questionLimits.fieldChoices,
          `Högst ${questionLimits.fieldChoices} alternativ.`,
        ),
      ),
    [],
  ),
  example: z._default(
    z
      .string()
      .check(z.maxLength(questionLimits.fieldExample, tooLong(questionLimits.fieldExample))),
    '',
  ),
})

/** The form of a question: what else it must be is said by `faultsIn`. */
export const questionFields = z
  .array(field)
  .check(z.maxLength(questionLimits.questionFields, `Högst ${questionLimits.questionFields} fält.`))

// What fits a field its form’s rule says.
export const filledValue = z.union([
  z.string().check(z.maxLength(limits.answerText)),
  z.array(z.string()),
])

/** What is filled into a form, as a call carries it: the form's own rule is `checkValues`. */
export const fieldValues = z.optional(jsonText(z.record(z.string(), filledValue)))

/** What was filled into a form, as it is kept. */
export const filledField = z.object({
  key: z.string(),
  label: z.string(),
  value: filledValue,
  /** Somebody of the portal is chosen in it. */
  person: z.optional(z.literal(true)),
})
