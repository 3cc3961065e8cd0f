import { Box, chakra, Grid } from '@chakra-ui/react'
import { isDay } from '../../../../../shared/rules/days.ts'
import { calendarTexts as texts } from '../../../texts/calendar.ts'
import { DayField } from '../../../ui/form/DayField.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { Unbroken } from '../../../ui/Unbroken.tsx'
import { blockInWords } from '../days/words.ts'
import { endAfter, endChoices, momentIn, startChoices, written } from './bookingFields.ts'
import type { BookingForm } from './useBookingForm.ts'

/** On which day, and from when to when: a booking begins and ends on one day. */
export function TimeFields({ form, disabled }: { form: BookingForm; disabled: boolean }) {
  const { field, held, type, values } = form
  const [start, end] = [momentIn(values.start), momentIn(values.end)]

  function begin(part: Partial<typeof start>) {
    const next = { ...start, ...part }
    type('start', written(next))
    type('end', written(endAfter(start, end, next)))
  }

  return (
    <Grid
      columnGap={{ base: '3', md: '5' }}
      rowGap="5"
      templateColumns="repeat(2, minmax(5.25rem, 1fr))"
      alignItems="start"
    >
      <Box gridColumn="1 / -1">
        <DayField
          id={field('start').id}
          label={texts.startDate}
          error={field('start').error}
          readOnly={disabled}
          isHeld={held}
          day={start.day}
          onDay={(day) => begin({ day })}
        />
      </Box>
      <SelectField
        label={texts.startTime}
        choices={startChoices}
        value={String(start.minute)}
        disabled={disabled}
        onChange={({ target }) => begin({ minute: Number(target.value) })}
      />
      <SelectField
        id={field('end').id}
        error={field('end').error}
        label={texts.endTime}
        choices={endChoices}
        value={String(end.minute)}
        disabled={disabled}
        onChange={({ target }) =>
          type('end', written({ day: start.day, minute: Number(target.value) }))
        }
      />
      <chakra.output gridColumn="1 / -1" mt="-2" textStyle="sm" color="fg.muted">
        {isDay(start.day) && start.minute < end.minute && (
          <Unbroken text={blockInWords({ day: start.day, from: start.minute, to: end.minute })} />
        )}
      </chakra.output>
    </Grid>
  )
}
