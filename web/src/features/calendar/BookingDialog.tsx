import { chakra, Flex } from '@chakra-ui/react'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { limits } from '../../../../shared/limits.ts'
import { type Room, rooms } from '../../../../shared/rules/rooms.ts'
import { calendarTexts as texts } from '../../texts/calendar.ts'
import { formTexts } from '../../texts/forms.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { LeaveGuard } from '../../ui/LeaveGuard.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { focusWrong } from '../../ui/wrongFields.ts'
import { roomTone, toneVariants } from './roomTone.ts'
import { TimeFields } from './TimeFields.tsx'
import type { BookingForm } from './useBookingForm.ts'

const Form = chakra('form', { base: { display: 'grid', gap: '5' } })

const About = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2.5',
    mt: '-3',
    textStyle: 'small',
    color: 'ink.muted',
    _before: { content: '""', boxSize: '2.5', borderRadius: 'full', bg: 'var(--room-line)' },
  },
  variants: { tone: toneVariants },
})

type Props = {
  title: string
  room: Room
  /** Whose booking it is; a new one is one's own. */
  bookedBy?: string
  form: BookingForm
  /** Only to be read. */
  locked?: boolean
  /** What can be done with the booking besides. */
  action?: ReactNode
  onClose: () => void
  children?: ReactNode
}

/** The dialog of a booking. Only its own buttons close it (specification section 4). */
export function BookingDialog(props: Props) {
  const { title, room, bookedBy, form, locked = false, action, onClose, children } = props
  const { fields, setFields, busy, wrong, failure, unsaved } = form
  const frame = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (Object.keys(wrong).length > 0) focusWrong(frame.current)
  }, [wrong])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!locked) form.save()
  }

  return (
    <Dialog title={title} closedBy="none" size="small" onClose={onClose}>
      <Form ref={frame} noValidate autoComplete="off" onSubmit={submit}>
        <About tone={roomTone[room]}>
          {texts.room(rooms[room])}
          {bookedBy !== undefined && <span>· {texts.bookedBy(bookedBy)}</span>}
        </About>
        {failure !== undefined && <Notice tone="error" title={failure} />}
        <TimeFields form={form} disabled={locked} />
        <TextArea
          label={texts.note}
          rows={3}
          maxLength={limits.eventNote}
          readOnly={locked}
          value={fields.note}
          onChange={({ target }) => setFields({ ...fields, note: target.value })}
        />
        <Flex align="center" justify="flex-end" wrap="wrap" gap="3" mt="1">
          {action}
          <Button look="outline" aria-disabled={busy} onClick={() => !busy && onClose()}>
            {formTexts.cancel}
          </Button>
          {!locked && (
            <Button type="submit" aria-disabled={busy}>
              {busy && <Spinner />}
              {formTexts.save}
            </Button>
          )}
        </Flex>
      </Form>
      {children}
      <LeaveGuard unsaved={unsaved && !locked} />
    </Dialog>
  )
}
