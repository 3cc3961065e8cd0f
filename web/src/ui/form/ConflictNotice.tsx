import { chakra } from '@chakra-ui/react'
import { flushSync } from 'react-dom'
import { formTexts } from '../../texts/forms.ts'
import { Button } from '../Button.tsx'
import { Notice } from '../message/Notice.tsx'

const Fields = chakra('ul', { base: { mt: '2', listStyle: 'none', display: 'grid', gap: '1' } })

const Field = chakra('li', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' },
})

// As much of the other's value as tells it from one's own; all of it stands in the field once it is taken over.
const most = 200

function now(value: string): string {
  if (value === '') return formTexts.nowEmpty
  return formTexts.nowIs(value.length > most ? `${value.slice(0, most)}…` : value)
}

/** Puts the focus into a form's field: what is no control of the browser's own has its label in `<id>-label`. */
function focusField(form: HTMLElement | null, label: string) {
  const labels = [...(form?.querySelectorAll('label, [id$="-label"]') ?? [])]
  const own = labels.find(({ textContent }) => textContent === label)
  document.getElementById(own?.getAttribute('for') ?? own?.id.replace(/-label$/, '') ?? '')?.focus()
}

type Props<Name extends string> = {
  title: string
  /** What now stands where one has typed oneself. */
  fields: { field: Name; label: string; value: string }[]
  onTake: (field: Name) => void
}

/** Tells that somebody else has saved meanwhile, and what he wrote where one has typed oneself. */
export const ConflictNotice = <Name extends string>({ title, fields, onTake }: Props<Name>) => (
  <Notice tone="error" title={title}>
    <p>{fields.length > 0 ? formTexts.conflictFields : formTexts.conflictElsewhere}</p>
    {fields.length > 0 && (
      <Fields>
        {fields.map(({ field, label, value }) => (
          <Field key={field}>
            <span>
              <strong>{label}</strong> {now(value)}
            </span>
            <Button
              look="outline"
              size="small"
              aria-label={formTexts.takeTheirsIn(label)}
              onClick={({ currentTarget }) => {
                const form = currentTarget.closest('form')
                // The button goes away, and an editor becomes another one.
                flushSync(() => onTake(field))
                focusField(form, label)
              }}
            >
              {formTexts.takeTheirs}
            </Button>
          </Field>
        ))}
      </Fields>
    )}
  </Notice>
)
