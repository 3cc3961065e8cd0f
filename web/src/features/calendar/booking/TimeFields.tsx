import { chakra, Grid } from '@chakra-ui/react'
import { calendarTexts as texts } from '../../../texts/calendar.ts'
import { DayField } from '../../../ui/form/DayField.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { Unbroken } from '../../../ui/Unbroken.tsx'
import { endAfter, endChoices, isOneDay, momentIn, startChoices, written } from './bookingFields.ts'
import type { BookingForm } from './useBookingForm.ts'
import { blockInWords } from '../days/words.ts'

/** From when to when: two days and two quarters of an hour. */
export function TimeFields({ form, disabled }: { form: BookingForm; disabled: boolean }) {
  const { field, type, values } = form
  const [start, end] = [momentIn(values.start), momentIn(values.end)]
  const oneDay = isOneDay(values)
  const { id, error } = field('end')
  // The part of the end that has to change is its field.
  const wrong = { id, error }

  function begin(part: Partial<typeof start>) {
    const next = { ...start, ...part }
    type('start', written(next))
    type('end', written(endAfter(start, end, next)))
  }

  const finish = (part: Partial<typeof end>) => type('end', written({ ...end, ...part }))

  return (
    <Grid
      columnGap={{ base: '3', md: '5' }}
      rowGap="5"
      templateColumns="minmax(9rem, 3fr) minmax(5.25rem, 2fr)"
      alignItems="start"
    >
      <DayField
        id={field('start').id}
        label={texts.startDate}
        error={field('start').error}
        readOnly={disabled}
        day={start.day}
        onDay={(day) => begin({ day })}
      />
      <SelectField
        label={texts.startTime}
        choices={startChoices}
        value={String(start.minute)}
        onChange={({ target }) => begin({ minute: Number(target.value) })}
      />
      <DayField
        {...(!oneDay && wrong)}
        label={texts.endDate}
        readOnly={disabled}
        day={end.day}
        onDay={(day) => finish({ day })}
      />
      <SelectField
        {...(oneDay && wrong)}
        label={texts.endTime}
        choices={endChoices}
        value={String(end.minute)}
        onChange={({ target }) => finish({ minute: Number(target.value) })}
      />
      <chakra.output gridColumn="1 / -1" mt="-2" textStyle="sm" color="fg.muted">
        {oneDay && start.minute < end.minute && (
          <Unbroken text={blockInWords({ day: start.day, from: start.minute, to: end.minute })} />
        )}
      </chakra.output>
    </Grid>
  )
}
