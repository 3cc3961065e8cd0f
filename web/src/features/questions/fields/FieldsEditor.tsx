import { Button, chakra, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { questionLimits } from '../../../../../shared/questionLimits.ts'
import type { QuestionField } from '../../../../../shared/rules/questions/fields.ts'
import {
  placeholderOf,
  withPlaceholders,
} from '../../../../../shared/rules/questions/placeholders.ts'
import { fieldEditorTexts as texts } from '../../../texts/questions/fieldEditor.ts'
import { FieldError } from '../../../ui/form/FieldError.tsx'
import { toaster } from '../../../ui/message/toaster.ts'
import { FieldRow } from './FieldRow.tsx'
import { fieldsIn, keyOf, textOfFields } from './fieldsText.ts'

const List = chakra('ul', { base: { listStyle: 'none', display: 'grid', gap: '3', mt: '3' } })

type Box = { id: string; value: string; onChange: (typed: { target: { value: string } }) => void }

type Props = {
  /** The fields as a text (`fieldsText.ts`), and the box with the question's own text. */
  field: Box & { error?: string | undefined }
  prompt: Box
  /** What is wrong, by the form's names: `Fields.0.label`. */
  errors: Record<string, string>
  /** Nothing is taken for now (`useForm`). */
  isHeld?: boolean
}

const blank: QuestionField = {
  key: '',
  kind: 'line',
  label: '',
  help: '',
  required: false,
  choices: [],
  example: '',
}

const keysIn = (text: string): string[] => {
  const found: string[] = []
  withPlaceholders(text, (key) => {
    found.push(key)
    return ''
  })
  return found
}

/** Puts something into a box where its mark is, and goes on writing behind it. */
function insertInto({ id, value, onChange }: Box, put: string) {
  const box = document.getElementById(id)
  if (!(box instanceof HTMLTextAreaElement)) return
  const { selectionStart: from, selectionEnd: to } = box
  onChange({ target: { value: value.slice(0, from) + put + value.slice(to) } })
  requestAnimationFrame(() => {
    box.focus()
    box.setSelectionRange(from + put.length, from + put.length)
  })
}

/** Makes the form of a question: its fields, in their order, and where its text has them. */
export function FieldsEditor({ field, prompt, errors, isHeld = false }: Props) {
  const { id, value, error, onChange } = field
  const fields = fieldsIn(value)
  const keys = fields.map(({ key }) => key)
  const used = keysIn(prompt.value)
  const [opened, setOpened] = useState<number>()
  const list = useRef<HTMLUListElement>(null)
  const titleId = `${id}-title`

  const write = (next: QuestionField[]) => onChange({ target: { value: textOfFields(next) } })

  const change = (at: number, changes: Partial<QuestionField>) =>
    write(fields.map((one, other) => (other === at ? { ...one, ...changes } : one)))

  function add() {
    if (isHeld) return
    setOpened(fields.length)
    write([...fields, { ...blank, key: keyOf('', keys) }])
    // Its first box is there once the list is drawn.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('li:last-of-type input')?.focus(),
    )
  }

  /** Puts a field into the question's text. What that did not name before is called by its label from now on. */
  function insert(at: number, { key: before, label }: QuestionField) {
    if (isHeld || label.trim() === '') return
    const others = keys.filter((key) => key !== before)
    const key = used.includes(before) ? before : keyOf(label, others)
    if (key !== before) change(at, { key })
    insertInto(prompt, placeholderOf(key))
    toaster.success(texts.inserted(label))
  }

  function move(at: number, by: -1 | 1) {
    const [one, other] = [fields[at], fields[at + by]]
    if (!one || !other) return
    write(fields.with(at, other).with(at + by, one))
    setOpened(undefined)
  }

  function remove({ key, label }: QuestionField) {
    if (isHeld) return
    write(fields.filter((one) => one.key !== key))
    const left = withPlaceholders(prompt.value, (named) =>
      named === key ? label : placeholderOf(named),
    )
    if (left !== prompt.value) prompt.onChange({ target: { value: left } })
    setOpened(undefined)
    // The field takes its button with it.
    document.getElementById(id)?.focus()
    toaster.success(texts.removed(label))
  }

  const errorOf = (at: number) => (part: string) =>
    Object.entries(errors).find(([name]) => name.startsWith(`Fields.${at}.${part}`))?.[1]
  const isWrong = (at: number) =>
    Object.keys(errors).some((name) => name.startsWith(`Fields.${at}.`))

  return (
    <section id={id} tabIndex={-1} aria-labelledby={titleId}>
      <Text id={titleId} textStyle="label">
        {texts.title}
      </Text>
      <Text textStyle="sm" color="fg.muted" mt="1">
        {texts.help}
      </Text>
      <FieldError id={`${id}-error`} error={error} />
      {fields.length > 0 && (
        <List ref={list}>
          {fields.map((one, at) => (
            <FieldRow
              key={one.key}
              field={one}
              number={at + 1}
              isLast={at === fields.length - 1}
              isUsed={used.includes(one.key)}
              isNew={opened === at}
              isWrong={isWrong(at)}
              errorOf={errorOf(at)}
              onChange={(changes) => change(at, changes)}
              onInsert={() => insert(at, one)}
              onMove={(by) => move(at, by)}
              onRemove={() => remove(one)}
            />
          ))}
        </List>
      )}
      {fields.length < questionLimits.questionFields && (
        <Button variant="outline" size="sm" mt="3" onClick={add}>
          {texts.add}
        </Button>
      )}
    </section>
  )
}
