import { Text } from '@chakra-ui/react'
import { type QuestionField, textOfValue } from '../../../../shared/rules/questions/fields.ts'
import { longestIn } from '../../../../shared/rules/questionForm/checkValues.ts'
import { fieldTexts as texts } from '../../texts/questions/fields.ts'
import { DayField } from '../form/DayField.tsx'
import { SelectField } from '../form/SelectField.tsx'
import { TextArea } from '../form/TextArea.tsx'
import { TextField } from '../form/TextField.tsx'
import { PersonField } from './PersonField.tsx'
import { SeveralField } from './SeveralField.tsx'
import { type FieldForm, labelOf } from './useFieldForm.ts'

type Props = { field: QuestionField; form: FieldForm }

function helpOf({ kind, help }: QuestionField): string {
  if (kind === 'person') return [help, texts.personHelp].filter(Boolean).join(' ')
  return help
}

function Control({ field, form, hintId }: Props & { hintId: string | undefined }) {
  const { key, kind, required, choices } = field
  const value = form.values[key] ?? ''
  const text = textOfValue(value)
  const common = { id: form.idOf(key), label: labelOf(field), error: form.errors[key], hintId }
  const typed = {
    ...common,
    required,
    value: text,
    onChange: ({ target }: { target: { value: string } }) => form.type(key, target.value),
  }
  switch (kind) {
    case 'text':
      return <TextArea {...typed} rows={4} css={{ fieldSizing: 'content' }} maxHeight="50dvh" />
    case 'choice':
      return (
        <SelectField
          {...typed}
          choices={[
            { value: '', label: required ? texts.choose : texts.none },
            ...choices.map((choice) => ({ value: choice, label: choice })),
          ]}
        />
      )
    case 'several':
      return (
        <SeveralField
          {...common}
          choices={choices}
          chosen={[value].flat()}
          onChoose={(chosen) => form.type(key, chosen)}
        />
      )
    case 'number':
      return <TextField {...typed} inputMode="decimal" autoComplete="off" maxWidth="16rem" />
    case 'date':
      return (
        <DayField {...common} required={required} day={text} onDay={(day) => form.type(key, day)} />
      )
    case 'person':
      return <PersonField {...typed} />
    case 'line':
      return <TextField {...typed} maxLength={longestIn(field)} autoComplete="off" />
  }
}

/** A field of a question's form, by its kind, with what helps to fill it in. */
export function FieldInput({ field, form }: Props) {
  const help = helpOf(field)
  const hintId = help === '' ? undefined : `${form.idOf(field.key)}-help`
  return (
    <div>
      <Control field={field} form={form} hintId={hintId} />
      {hintId !== undefined && (
        <Text id={hintId} textStyle="sm" color="fg.muted" mt="1.5">
          {help}
        </Text>
      )}
    </div>
  )
}
