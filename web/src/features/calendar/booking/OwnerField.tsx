import { Text } from '@chakra-ui/react'
import { useId } from 'react'
import { calendarTexts as texts } from '../../../texts/calendar.ts'
import { PersonField } from '../../../ui/questionForm/PersonField.tsx'
import type { BookingForm } from './useBookingForm.ts'

/** For whom an administrator books. */
export function OwnerField({ form }: { form: BookingForm }) {
  const hintId = useId()
  return (
    <div>
      <PersonField {...form.field('currentUserid')} hintId={hintId} />
      <Text id={hintId} mt="1.5" textStyle="sm" color="fg.muted">
        {texts.ownerHelp}
      </Text>
    </div>
  )
}
