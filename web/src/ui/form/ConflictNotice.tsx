import { Button, chakra } from '@chakra-ui/react'
import { flushSync } from 'react-dom'
import { formTexts } from '../../texts/forms.ts'
import { Notice } from '../message/Notice.tsx'

const Fields = chakra('ul', { base: { mt: '2', listStyle: 'none', display: 'grid', gap: '1' } })

const Field = chakra('li', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' },
})

// As much of the other's value as tells it from one's own; all of it stands in the field once it is taken over.
const most = 200

function now(value: string): string {
  if (value === '') return formTexts.nowEmpty
  return formTexts.nowIs(value.length > most ? `${value.slice(0, most).toWellFormed()}…` : value)
}

type Props<Name extends string> = {
  title: string
  /** What now stands where one has typed oneself. */
  fields: { name: Name; id: string; label: string; value: string }[]
  onTake: (name: Name) => void
}

/** Tells that somebody else has saved meanwhile, and what they wrote where one has typed oneself. */
export const ConflictNotice = <Name extends string>({ title, fields, onTake }: Props<Name>) => (
  <Notice tone="error" title={title}>
    <p>{fields.length > 0 ? formTexts.conflictFields : formTexts.conflictElsewhere}</p>
    {fields.length > 0 && (
      <Fields>
        {fields.map(({ name, id, label, value }) => (
          <Field key={name}>
            <span>
              <strong>{label}</strong> {now(value)}
            </span>
            <Button
              variant="outline"
              size="sm"
              aria-label={formTexts.takeTheirsIn(label)}
              onClick={() => {
                // The button goes away, and an editor becomes another one.
                flushSync(() => onTake(name))
                document.getElementById(id)?.focus()
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
