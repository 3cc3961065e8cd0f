import { useState } from 'react'
import { maskedPersonNr } from '../../../../../shared/rules/people/personNr.ts'
import { profileTexts } from '../../../texts/profile.ts'
import { FieldAction } from '../../../ui/form/FieldAction.ts'
import { TextField } from '../../../ui/form/TextField.tsx'

const dots = /•+/

/** What somebody meant who typed among the dots: they stand for the digits that they hide. */
const unmasked = (text: string, hidden: string): string =>
  text.replace(dots, (shown) => hidden.slice(-4).slice(0, shown.length))

type Props = {
  id: string
  name: string
  label: string
  value: string
  error: string | undefined
  onValue: (value: string) => void
}

/** A personal number, whose last digits show only when somebody asks for them or changes it. */
export function PersonNrField({ id, name, label, value, error, onValue }: Props) {
  const [asked, setAsked] = useState(false)
  const [changed, setChanged] = useState(false)
  const masked = maskedPersonNr(value)
  const shown = asked || changed || masked === value

  function change(text: string) {
    setChanged(true)
    onValue(shown ? text : unmasked(text, value))
  }

  return (
    <TextField
      id={id}
      name={name}
      label={label}
      error={error}
      value={shown ? value : masked}
      inputMode="numeric"
      autoComplete="off"
      maxLength={13}
      onChange={({ target }) => change(target.value)}
      action={
        masked !== value && (
          <FieldAction
            holds="word"
            type="button"
            aria-label={profileTexts.showPersonNr(shown)}
            onClick={() => {
              setAsked(!shown)
              setChanged(false)
            }}
          >
            {shown ? profileTexts.hide : profileTexts.show}
          </FieldAction>
        )
      }
    />
  )
}
