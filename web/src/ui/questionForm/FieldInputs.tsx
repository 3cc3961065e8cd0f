import { Button, chakra, Stack } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { type FieldValues, textOfValue } from '../../../../shared/rules/questions/fields.ts'
import { examplesOf } from '../../../../shared/rules/questionForm/checkValues.ts'
import { fieldTexts as texts } from '../../texts/questions/fields.ts'
import { ErrorSummary } from '../form/ErrorSummary.tsx'
import { toaster } from '../message/toaster.ts'
import { FieldInput } from './FieldInput.tsx'
import type { FieldForm } from './useFieldForm.ts'

type Props = {
  form: FieldForm
  /** Of the heading above what is wrong. */
  level: 2 | 3
}

/** What somebody has filled in that an example would take the place of. */
const replacedBy = (examples: FieldValues, values: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(values).filter(([key, value]) => {
      const [own, example] = [textOfValue(value), examples[key]]
      return example !== undefined && own.trim() !== '' && own !== textOfValue(example)
    }),
  )

/** What is filled in, but for what holds its example. */
const withoutExamples = (examples: FieldValues, values: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(values).filter(([key, value]) => {
      const example = examples[key]
      return example === undefined || textOfValue(value) !== textOfValue(example)
    }),
  )

/** The fields of a question's form, with its example in one press. */
export function FieldInputs({ form, level }: Props) {
  const { fields, values, summary, tries } = form
  const [isFilled, setFilled] = useState(false)
  const examples = examplesOf(fields)

  const newest = useRef(form)
  useEffect(() => {
    newest.current = form
  })

  function fillIn() {
    const replaced = replacedBy(examples, values)
    form.fillIn({ ...values, ...examples })
    setFilled(true)
    if (Object.keys(replaced).length === 0) return
    toaster.undoable(texts.exampleReplaced, () => {
      const since = withoutExamples(examples, newest.current.values)
      newest.current.fillIn({ ...values, ...since, ...replaced })
      setFilled(isFilled)
    })
  }

  return (
    <Stack gap="5" mb="5">
      {/* Another one each time, which gets the focus and is read out anew. */}
      {summary.rows.length > 0 && <ErrorSummary key={tries} level={level} {...summary} />}
      {Object.keys(examples).length > 0 && (
        <div>
          <Button variant="outline" size="sm" onClick={fillIn}>
            {texts.example}
          </Button>
          <chakra.output ml="3" textStyle="sm" color="fg.muted">
            {isFilled && texts.exampleFilled}
          </chakra.output>
        </div>
      )}
      {fields.map((field) => (
        <FieldInput key={field.key} field={field} form={form} />
      ))}
    </Stack>
  )
}
