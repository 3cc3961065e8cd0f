import { chakra, Grid } from '@chakra-ui/react'
import { calendarTexts as texts } from '../../texts/calendar.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { endChoices, startChoices, withBeginning } from './bookingFields.ts'
import { isDay } from './swedishDays.ts'
import type { BookingForm } from './useBookingForm.ts'
import { blockInWords } from './words.ts'

/** From when to when: two days and two quarters of an hour. */
export function TimeFields({ form, disabled }: { form: BookingForm; disabled: boolean }) {
  const { fields, setFields, wrong } = form
  // Within one day it is the time that has to change.
  const isOneDay = isDay(fields.endDay) && fields.endDay === fields.startDay
  return (
    <Grid
      columnGap={{ base: '3', md: '5' }}
      rowGap="5"
      templateColumns="minmax(8.75rem, 3fr) minmax(5.25rem, 2fr)"
      alignItems="start"
    >
      <TextField
        type="date"
        label={texts.startDate}
        required
        readOnly={disabled}
        value={fields.startDay}
        error={wrong['start']}
        onChange={({ target }) => setFields(withBeginning(fields, { startDay: target.value }))}
      />
      <SelectField
        label={texts.startTime}
        choices={startChoices}
        value={String(fields.from)}
        onValue={(value) => setFields(withBeginning(fields, { from: Number(value) }))}
      />
      <TextField
        type="date"
        label={texts.endDate}
        required
        readOnly={disabled}
        value={fields.endDay}
        error={isOneDay ? undefined : wrong['end']}
        onChange={({ target }) => setFields({ ...fields, endDay: target.value })}
      />
      <SelectField
        label={texts.endTime}
        choices={endChoices}
        value={String(fields.to)}
        error={isOneDay ? wrong['end'] : undefined}
        onValue={(value) => setFields({ ...fields, to: Number(value) })}
      />
      <chakra.output gridColumn="1 / -1" mt="-2" textStyle="small" color="ink.muted">
        {isOneDay && fields.from < fields.to && (
          <Unbroken text={blockInWords({ ...fields, day: fields.startDay })} />
        )}
      </chakra.output>
    </Grid>
  )
}
