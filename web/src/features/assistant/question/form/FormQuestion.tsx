import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import {
  type FieldValues,
  type Filled,
  peopleIn,
  type QuestionField,
  textsOf,
} from '../../../../../../shared/rules/fields.ts'
import { checkValues } from '../../../../../../shared/rules/questionForm/checkValues.ts'
import { useUser } from '../../../../api/currentUser.ts'
import { fieldTexts as texts } from '../../../../texts/fields.ts'
import { ReadFailed } from '../../../../ui/message/ReadFailed.tsx'
import { FieldInputs } from '../../../../ui/questionForm/FieldInputs.tsx'
import { useFieldForm } from '../../../../ui/questionForm/useFieldForm.ts'
import { PageSpinner } from '../../../../ui/Spinner.tsx'
import { assistantQueries } from '../../assistant.queries.ts'
import { keepValues, keptValues } from '../../drafts.ts'
import { QuestionInput } from '../QuestionInput.tsx'

type Props = Omit<ComponentProps<typeof QuestionInput>, 'form'> & {
  /** What was filled in when it was asked last. */
  filled: Filled[] | undefined
  /** Why it could not be asked at last. */
  error: unknown
}

/** What was filled in before, as far as the form still takes it: nobody is chosen by a mark in their place. */
function again(fields: readonly QuestionField[], filled: Filled[] = []): FieldValues {
  const values: FieldValues = {}
  for (const field of fields) {
    const value = filled.find(({ key }) => key === field.key)?.value
    if (value === undefined) continue
    const { wrong } = checkValues([field], { [field.key]: value })
    if (wrong[field.key] === undefined) values[field.key] = value
  }
  return values
}

function Filling({ fields, filled, error, ...input }: Props & { fields: QuestionField[] }) {
  const { id: userid } = useUser()
  const { id } = input.question
  const [typed, setTyped] = useState(() => keptValues(userid, id))
  const values = typed ?? again(fields, filled)

  function write(next: FieldValues) {
    setTyped(next)
    keepValues(userid, id, next)
  }

  const form = useFieldForm({ fields, values, onValues: write, error })
  const said = fields.map(({ key, label }) => ({ key, label, value: values[key] ?? '' }))

  return (
    <QuestionInput
      {...input}
      form={{
        inputs: <FieldInputs form={form} />,
        label: texts.optional(texts.other),
        texts: textsOf(said),
        people: peopleIn(said),
        check: form.check,
      }}
    />
  )
}

/** A question with a form: its fields, then one's own text. */
export default function FormQuestion(props: Props) {
  const { data, error, refetch, isFetching } = useQuery(
    assistantQueries.question(props.question.id),
  )
  if (data) return <Filling {...props} fields={data.Fields} />
  if (isFetching) return <PageSpinner />
  return <ReadFailed title={texts.failed} error={error} onRetry={() => void refetch()} />
}
