import { Button, chakra, Stack } from '@chakra-ui/react'
import { useId, useRef } from 'react'
import type { Trial } from '../../../../../../shared/contract/questions/trials.ts'
import {
  fittingValues,
  type QuestionField,
} from '../../../../../../shared/rules/questions/fields.ts'
import { questionLimits } from '../../../../../../shared/questionLimits.ts'
import { studioTexts as texts } from '../../../../texts/questions/studio.ts'
import { FieldError } from '../../../../ui/form/FieldError.tsx'
import { TextArea } from '../../../../ui/form/TextArea.tsx'
import { TextField } from '../../../../ui/form/TextField.tsx'
import { FieldInputs } from '../../../../ui/questionForm/FieldInputs.tsx'
import { useFieldForm } from '../../../../ui/questionForm/useFieldForm.ts'
import { CheckRow } from './CheckRow.tsx'

const List = chakra('ol', { base: { listStyle: 'none', display: 'grid', gap: '3' } })

type Props = {
  trial: Trial
  fields: readonly QuestionField[]
  errorOf: (part: string) => string | undefined
  onChange: (part: Partial<Trial>) => void
}

/** What a trial fills in, and what must hold of what comes. */
export function TrialEditor({ trial, fields, errorOf, onChange }: Props) {
  const { name, Fields: values, FBody, checks } = trial
  const errorId = useId()
  const list = useRef<HTMLOListElement>(null)
  function add() {
    onChange({ checks: [...checks, { kind: 'contains', text: '' }] })
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(':scope > li:last-of-type select')?.focus(),
    )
  }

  const form = useFieldForm({
    fields,
    // What the form does not have any more is not filled in.
    values: fittingValues(values, fields),
    onValues: (filled) => onChange({ Fields: { ...values, ...filled } }),
  })
  const refused = fields.flatMap(({ key }) => {
    const error = errorOf(`Fields.${key}`)
    return error === undefined ? [] : [[key, error] as const]
  })
  const marked = { ...form, errors: { ...form.errors, ...Object.fromEntries(refused) } }

  return (
    <Stack gap="4" mt="3">
      <TextField
        label={texts.trialName}
        value={name}
        error={errorOf('name')}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      {fields.length > 0 && <FieldInputs form={marked} level={3} />}
      <TextArea
        label={texts.trialText}
        rows={3}
        value={FBody}
        error={errorOf('FBody')}
        onChange={({ target }) => onChange({ FBody: target.value })}
      />
      {/* Several trials may stand open: no landmark, of which each would need a name of its own. */}
      <fieldset>
        <chakra.legend textStyle="label" mb="2">
          {texts.checks}
        </chakra.legend>
        <FieldError id={errorId} error={errorOf('checks')} />
        <List ref={list} tabIndex={-1}>
          {checks.map((check, at) => (
            <CheckRow
              // oxlint-disable-next-line react/no-array-index-key
              key={at}
              check={check}
              number={at + 1}
              errorOf={(part) => errorOf(`checks.${at}.${part}`)}
              onChange={(changed) => onChange({ checks: checks.with(at, changed) })}
              onRemove={() => {
                onChange({ checks: checks.filter((_, other) => other !== at) })
                // What was pressed goes with its row.
                list.current?.focus()
              }}
            />
          ))}
        </List>
        {checks.length < questionLimits.trialChecks && (
          <Button size="sm" variant="outline" mt="3" onClick={add}>
            {texts.addCheck}
          </Button>
        )}
      </fieldset>
    </Stack>
  )
}
