import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import {
  type FieldValues,
  type Filled,
  filledOf,
  fittingValues,
  peopleIn,
  type QuestionField,
  textsOf,
} from '../../../../shared/rules/questions/fields.ts'
import { checkValues } from '../../../../shared/rules/questionForm/checkValues.ts'
import { api } from '../../api/client.ts'
import { useUser } from '../../api/session/currentUser.ts'
import { drafts } from '../../api/drafts.ts'
import { fieldTexts as texts } from '../../texts/questions/fields.ts'
import { ReadFailed } from '../message/ReadFailed.tsx'
import { PageSpinner } from '../PageSpinner.tsx'
import { FieldInputs } from './FieldInputs.tsx'
import { useFieldForm } from './useFieldForm.ts'

/** A question's form, as whoever sends the question needs it. */
export type ShownForm = {
  inputs: ReactNode
  /** What one's own text is called beside it. */
  label: string
  /** What is filled in: personal data is hidden in it, and the people who were chosen. */
  texts: string[]
  people: string[]
  /** What is ready to be sent; undefined where something is wrong. */
  check: () => Filled[] | undefined
}

type Props = {
  questionId: string
  /** Where what is filled in is kept until it is sent. */
  place: string
  /** What was filled in when it was asked last. */
  filled: Filled[] | undefined
  /** Why it could not be asked at last. */
  error: unknown
  children: (form: ShownForm) => ReactNode
}

const isValue = (value: unknown): value is string | string[] =>
  [value].flat().every((one) => typeof one === 'string')

/** What somebody has filled in and not sent yet. */
function keptIn(userid: string, place: string): FieldValues | undefined {
  const kept = drafts.read(userid, place)
  if (typeof kept !== 'object' || kept === null) return undefined
  const values: FieldValues = {}
  for (const [key, value] of Object.entries(kept)) if (isValue(value)) values[key] = value
  return values
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

const isBlank = (values: FieldValues): boolean =>
  Object.values(values)
    .flat()
    .every((one) => one === '')

function Filling({
  fields,
  place,
  filled,
  error,
  children,
}: Omit<Props, 'questionId'> & { fields: QuestionField[] }) {
  const { id: userid } = useUser()
  const [typed, setTyped] = useState(() => keptIn(userid, place))
  // A field that has gone since would be refused, and nobody could mend it.
  const values = typed ? fittingValues(typed, fields) : again(fields, filled)

  function write(next: FieldValues) {
    setTyped(next)
    // Emptied again it is no draft, unless what was asked last would come back in its place.
    const isDraft = !isBlank(next) || !isBlank(again(fields, filled))
    drafts.write(userid, place, isDraft ? next : undefined)
  }

  const form = useFieldForm({ fields, values, onValues: write, error })

  function check() {
    const found = form.check()
    // What is sent is the draft that its answer puts away.
    if (found && typed) write(values)
    return found
  }

  const said = fields.map((field) => filledOf(field, values[field.key] ?? ''))
  return children({
    inputs: <FieldInputs form={form} level={2} />,
    label: texts.optional(texts.other),
    texts: textsOf(said),
    people: peopleIn(said),
    check,
  })
}

/** The form of a question that has one, and in it what sends the question. */
export default function QuestionForm({ questionId, ...props }: Props) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['assistant.question', questionId],
    queryFn: ({ signal }) => api.assistant.question({ id: questionId }, { signal }),
    select: ({ results }) => results.Fields,
    staleTime: 60_000,
  })
  if (data) return <Filling {...props} fields={data} />
  if (isFetching) return <PageSpinner />
  return <ReadFailed title={texts.failed} error={error} onRetry={() => void refetch()} />
}
