import { chakra } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { isAnyDay } from '../../../../shared/rules/days.ts'
import { formTexts } from '../../texts/forms.ts'
import { FieldAction } from './FieldAction.ts'
import { CalendarIcon } from '../list/listIcons.tsx'
import { TextField } from './TextField.tsx'
import { typedDay } from './typedDay.ts'

// It lends its calendar, which opens where it stands.
const Picker = chakra('input', {
  base: { position: 'absolute', insetEnd: '0', bottom: '0', opacity: '0', pointerEvents: 'none' },
})

type Props = {
  id?: string
  name?: string
  label: string
  /** YYYY-MM-DD, or what has been typed as long as that is no day. */
  day: string
  error?: string | undefined
  readOnly?: boolean
  /** Nothing is taken for now (`useForm`). */
  isHeld?: boolean
  required?: boolean
  /** Id of a text that describes the field besides its error. */
  hintId?: string | undefined
  onDay: (day: string) => void
}

/** A day as it is written in Sweden, which a browser's own field writes in the browser's language instead. */
export function DayField(props: Props) {
  const { day, readOnly = false, isHeld = false, required = true, onDay, ...field } = props
  const [typed, setTyped] = useState<string>()
  const picker = useRef<HTMLInputElement>(null)

  // Where a browser cannot show its calendar when asked, as on iPhones, it does when the field is pressed.
  function choose() {
    try {
      picker.current?.showPicker()
    } catch {
      picker.current?.click()
    }
  }

  function type(text: string) {
    if (isHeld) return
    setTyped(text)
    onDay(typedDay(text))
  }

  return (
    <TextField
      {...field}
      required={required}
      readOnly={readOnly}
      inputMode="numeric"
      autoComplete="off"
      placeholder={formTexts.day}
      value={typed ?? day}
      onChange={({ target }) => type(target.value)}
      onBlur={() => setTyped(undefined)}
      action={
        !readOnly && (
          <>
            <Picker
              ref={picker}
              type="date"
              tabIndex={-1}
              aria-hidden
              value={isAnyDay(day) ? day : ''}
              onChange={({ target }) => onDay(target.value)}
            />
            <FieldAction
              type="button"
              aria-label={formTexts.chooseDay(field.label)}
              onClick={choose}
            >
              <CalendarIcon />
            </FieldAction>
          </>
        )
      }
    />
  )
}
