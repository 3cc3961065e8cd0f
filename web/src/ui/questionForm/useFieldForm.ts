import { useId, useMemo, useState } from 'react'
import {
  type FieldValues,
  type Filled,
  type QuestionField,
  textOfValue,
} from '../../../../shared/rules/questions/fields.ts'
import { checkValues } from '../../../../shared/rules/questionForm/checkValues.ts'
import { fieldTexts } from '../../texts/questions/fields.ts'
import { ruleTexts } from '../../texts/rules.ts'
import { type Errors, refusedFields } from '../form/formErrors.ts'
import { fieldId, summaryId, useRefusal } from '../form/useRefusal.ts'

const own = 'Fields.'

/** How a field is called: what need not be filled in says so. */
export const labelOf = ({ label, required }: QuestionField): string =>
  required ? label : fieldTexts.optional(label)

const inWords = (errors: Errors): Errors =>
  Object.fromEntries(Object.entries(errors).map(([key, text]) => [key, ruleTexts.wrong(text, '')]))

/** What the server found wrong with a form's fields, by their keys. */
const refusedBy = (error: unknown): Errors =>
  Object.fromEntries(
    Object.entries(refusedFields(error))
      .filter(([name]) => name.startsWith(own))
      .map(([name, text]) => [name.slice(own.length), text]),
  )

type Given = {
  fields: readonly QuestionField[]
  values: FieldValues
  onValues: (values: FieldValues) => void
  /** Why what was filled in was refused at last, if it was. */
  error?: unknown
}

/** A question's form: what is filled in, checked by the rule of the server when it is sent. */
export function useFieldForm({ fields, values, onValues, error }: Given) {
  const id = useId()
  const [tries, setTries] = useState(0)
  const names = useMemo(() => fields.map(({ key }) => key), [fields])
  const texts = Object.fromEntries(names.map((key) => [key, textOfValue(values[key] ?? '')]))
  const find = (): Errors => inWords(checkValues(fields, values).wrong)
  const refusal = useRefusal({ id, names, values: texts, find })
  /** What was sent at last: what the server found wrong with it is so until it is changed. */
  const [sent, setSent] = useState<FieldValues>()
  const byServer = Object.entries(refusedBy(error)).filter(([key]) => sent?.[key] === values[key])
  const errors: Errors = { ...Object.fromEntries(byServer), ...refusal.errors }

  /** What is filled in, ready to be sent; undefined where something is wrong, which is then shown. */
  function check(): Filled[] | undefined {
    const { wrong, filled } = checkValues(fields, values)
    if (Object.keys(wrong).length === 0) {
      setSent(values)
      return filled
    }
    setTries(tries + 1)
    refusal.set({ errors: inWords(wrong), values: texts, byRule: true })
    return undefined
  }

  return {
    fields,
    values,
    errors,
    tries,
    check,
    fillIn: onValues,
    idOf: (key: string) => fieldId(id, key),
    type: (key: string, value: string | string[]) => onValues({ ...values, [key]: value }),
    summary: {
      id: summaryId(id),
      rows: fields
        .filter(({ key }) => refusal.listed.includes(key))
        .map((field) => ({
          id: fieldId(id, field.key),
          label: field.label,
          text: errors[field.key] ?? '',
        })),
    },
  }
}

export type FieldForm = ReturnType<typeof useFieldForm>
