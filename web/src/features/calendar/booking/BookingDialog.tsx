import { chakra, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { limits } from '../../../../../shared/limits.ts'
import { rulesInWords } from '../../../../../shared/rules/calendar/roomRules.ts'
import { type Room, roomNumbers, rooms } from '../../../../../shared/rules/calendar/rooms.ts'
import { config } from '../../../api/config.ts'
import { calendarTexts as texts } from '../../../texts/calendar.ts'
import { roomTexts } from '../../../texts/calendar/rooms.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { DialogForm } from '../../../ui/dialog/DialogForm.tsx'
import { LeaveGuard } from '../../../ui/form/LeaveGuard.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { FormNotices } from '../../../ui/form/FormNotices.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { roomTone, toneVariants } from '../roomTone.ts'
import { roomChoices } from './bookingFields.ts'
import { storedInWords } from './storedInWords.ts'
import { TimeFields } from './TimeFields.tsx'
import type { BookingForm } from './useBookingForm.ts'

const About = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2.5',
    // Close to the title, not to a summary of what is wrong.
    mt: '-3',
    'section + &': { mt: '0' },
    textStyle: 'sm',
    color: 'fg.muted',
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
  /** What else is chosen. */
  more?: ReactNode
  /** Only to be read. */
  locked?: boolean
  /** What can be done with the booking besides. */
  action?: ReactNode
  onClose: () => void
  children?: ReactNode
}

/** The dialog of a booking. Only its own buttons close it (docs/requirements.md, "Dialogs"). */
export function BookingDialog(props: Props) {
  const { title, room, bookedBy, form, more, locked = false, action, onClose, children } = props
  const { field, unsaved, values } = form
  const known = rulesInWords(config().rooms)
  const shown = roomNumbers.find((Rum) => String(Rum) === values.Rum) ?? room

  return (
    <Dialog title={title} closedBy="none" size="sm" onClose={onClose}>
      <DialogForm
        form={form}
        locked={locked}
        impossible={form.gone ?? false}
        action={action}
        onSave={form.save}
        onCancel={onClose}
      >
        <About tone={roomTone[shown]}>
          {texts.room(rooms[shown])}
          {bookedBy !== undefined && <span>· {texts.bookedBy(bookedBy)}</span>}
        </About>
        {bookedBy === undefined ? (
          form.failure && <FormFailure {...form.failure} />
        ) : (
          <FormNotices
            form={form}
            conflict={roomTexts.conflict}
            gone={roomTexts.gone}
            shown={(name) => storedInWords(name, form.stored[name])}
          />
        )}
        <TimeFields form={form} disabled={locked} />
        {!locked && known.length > 0 && (
          <Text mt="-2" textStyle="sm" color="fg.muted">
            {known.join(' ')}
          </Text>
        )}
        {!locked && <SelectField {...field('Rum')} choices={roomChoices} />}
        {more}
        <TextArea {...field('desc')} rows={3} maxLength={limits.eventNote} readOnly={locked} />
      </DialogForm>
      {children}
      <LeaveGuard unsaved={unsaved && !locked} />
    </Dialog>
  )
}
