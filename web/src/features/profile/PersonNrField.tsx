import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { maskedPersonNr } from '../../../../shared/rules/personNr.ts'
import { profileTexts } from '../../texts/profile.ts'
import { TextField } from '../../ui/TextField.tsx'

const Reveal = chakra('button', {
  base: {
    position: 'absolute',
    right: '1',
    top: '1',
    height: '9',
    px: '2.5',
    borderRadius: 'small',
    color: 'ink.muted',
    textStyle: 'small',
    cursor: 'pointer',
    _hover: { bg: 'surface.hover', color: 'ink' },
  },
})

const dots = /•+/

/** What somebody meant who typed among the dots: they stand for the digits that they hide. */
const unmasked = (text: string, hidden: string): string =>
  text.replace(dots, (shown) => hidden.slice(-4).slice(0, shown.length))

type Props = { value: string; error: string | undefined; onValue: (value: string) => void }

/** A personal number, whose last digits show only when somebody asks for them or changes it. */
export function PersonNrField({ value, error, onValue }: Props) {
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
      label={profileTexts.fields.PersonNr}
      error={error}
      value={shown ? value : masked}
      inputMode="numeric"
      autoComplete="off"
      maxLength={13}
      onChange={({ target }) => change(target.value)}
      action={
        masked !== value && (
          <Reveal
            type="button"
            aria-pressed={shown}
            aria-label={profileTexts.showPersonNr(shown)}
            onClick={() => {
              setAsked(!shown)
              setChanged(false)
            }}
          >
            {shown ? profileTexts.hide : profileTexts.show}
          </Reveal>
        )
      }
    />
  )
}
