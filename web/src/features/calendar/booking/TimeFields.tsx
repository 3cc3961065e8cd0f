import { chakra, Grid } from '@chakra-ui/react'
import { isDay } from '../../../../../shared/rules/days.ts'
import { calendarTexts as texts } from '../../../texts/calendar.ts'
import { DayField } from '../../../ui/form/DayField.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { Unbroken } from '../../../ui/Unbroken.tsx'
import { endChoices, startChoices, withBeginning } from './bookingFields.ts'
import type { BookingForm } from './useBookingForm.ts'
import { blockInWords } from '../days/words.ts'

/** From when to when: two days and two quarters of an hour. */
export function TimeFields({ form, disabled }: { form: BookingForm; disabled: boolean }) {
  const { fields, setFields, wrong } = form
  // Within one day it is the time that has to change.
  const isOneDay = isDay(fields.endDay) && fields.endDay === fields.startDay
  return (
    <Grid
      columnGap={{ base: '3', md: '5' }}
      rowGap="5"
      templateColumns="minmax(9rem, 3fr) minmax(5.25rem, 2fr)"
      alignItems="start"
    >
      <DayField
        label={texts.startDate}
        readOnly={disabled}
        day={fields.startDay}
        error={wrong['start']}
        onDay={(startDay) => setFields(withBeginning(fields, { startDay }))}
      />
      <SelectField
        label={texts.startTime}
        choices={startChoices}
        value={String(fields.from)}
        onValue={(value) => setFields(withBeginning(fields, { from: Number(value) }))}
      />
      <DayField
        label={texts.endDate}
        readOnly={disabled}
        day={fields.endDay}
        error={isOneDay ? undefined : wrong['end']}
        onDay={(endDay) => setFields({ ...fields, endDay })}
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
