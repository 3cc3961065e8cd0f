import { chakra, Grid } from '@chakra-ui/react'
import { useRef } from 'react'
import { fieldKinds, type QuestionField } from '../../../../../shared/rules/questions/fields.ts'
import { questionLimits } from '../../../../../shared/questionLimits.ts'
import { fieldEditorTexts as texts } from '../../../texts/questions/fieldEditor.ts'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'

const Required = chakra('label', {
  base: { display: 'flex', alignItems: 'center', gap: '2', minHeight: '10', cursor: 'pointer' },
})

const Box = chakra('input', { base: { boxSize: '4', accentColor: 'accent.solid' } })

const kinds = fieldKinds.map((value) => ({ value, label: texts.kinds[value] }))

type Typed = { target: { value: string } }

type Props = {
  field: QuestionField
  /** What is wrong with a part. */
  errorOf: (part: string) => string | undefined
  onChange: (changes: Partial<QuestionField>) => void
}

const numberIn = (text: string): number | undefined =>
  text.trim() === '' ? undefined : Number(text.replace(',', '.'))

/** The limits of a text or a number. */
function Limits({ field: { kind, min, max }, errorOf, onChange }: Props) {
  const number = (part: 'min' | 'max', label: string) => ({
    label,
    type: 'number',
    step: 'any',
    value: { min, max }[part] ?? '',
    error: errorOf(part),
    onChange: ({ target }: Typed) => onChange({ [part]: numberIn(target.value) }),
  })
  if (kind === 'line' || kind === 'text') return <TextField {...number('max', texts.max)} min={1} />
  if (kind !== 'number') return null
  return (
    <>
      <TextField {...number('min', texts.least)} />
      <TextField {...number('max', texts.most)} />
    </>
  )
}

/** What a field is called, takes and shows. */
export function FieldParts(props: Props) {
  const { field, errorOf, onChange } = props
  const { kind, label, help, required, choices, example, min, max } = field
  // The arrow keys pass through kinds: coming back, one finds the limits that were typed there.
  const passed = useRef<Partial<Record<QuestionField['kind'], Pick<QuestionField, 'min' | 'max'>>>>(
    {},
  )
  const chooses = kind === 'choice' || kind === 'several'
  const isLong = kind === 'several' || kind === 'text'
  const exampled = {
    label: kind === 'several' ? texts.exampleOfSeveral : texts.example,
    value: example,
    error: errorOf('example'),
    maxLength: questionLimits.fieldExample,
    onChange: ({ target }: Typed) => onChange({ example: target.value }),
  }
  return (
    <Grid gap="4" templateColumns={{ base: '1fr', sm: '1fr 1fr' }} alignItems="start" mt="3">
      <TextField
        label={texts.label}
        value={label}
        error={errorOf('label') ?? errorOf('key')}
        maxLength={questionLimits.fieldLabel}
        required
        onChange={({ target }) => onChange({ label: target.value })}
      />
      <SelectField
        label={texts.kind}
        value={kind}
        choices={kinds}
        onChange={({ target }) => {
          const next = fieldKinds.find((one) => one === target.value)
          if (!next) return
          passed.current[kind] = { min, max }
          onChange({ kind: next, min: undefined, max: undefined, ...passed.current[next] })
        }}
      />
      <TextField
        label={texts.hint}
        value={help}
        error={errorOf('help')}
        maxLength={questionLimits.fieldHelp}
        onChange={({ target }) => onChange({ help: target.value })}
      />
      <Required alignSelf="end">
        <Box
          type="checkbox"
          checked={required}
          onChange={({ target }) => onChange({ required: target.checked })}
        />
        {texts.required}
      </Required>
      {chooses && (
        <TextArea
          label={texts.choices}
          rows={4}
          value={choices.join('\n')}
          error={errorOf('choices')}
          onChange={({ target }) => onChange({ choices: target.value.split('\n') })}
        />
      )}
      {isLong ? <TextArea rows={3} {...exampled} /> : <TextField {...exampled} />}
      <Limits {...props} />
    </Grid>
  )
}
