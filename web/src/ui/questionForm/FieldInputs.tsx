import { Button, chakra, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { examplesOf } from '../../../../shared/rules/questionForm/checkValues.ts'
import { fieldTexts as texts } from '../../texts/fields.ts'
import { ErrorSummary } from '../form/ErrorSummary.tsx'
import { FieldInput } from './FieldInput.tsx'
import type { FieldForm } from './useFieldForm.ts'

type Props = {
  form: FieldForm
  /** Of the heading above what is wrong. */
  level: 2 | 3
}

/** The fields of a question's form, with its example in one press. */
export function FieldInputs({ form, level }: Props) {
  const { fields, values, summary, tries } = form
  const [isFilled, setFilled] = useState(false)
  const examples = examplesOf(fields)

  function fillIn() {
    form.fillIn({ ...values, ...examples })
    setFilled(true)
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
