import { Grid } from '@chakra-ui/react'
import { limits } from '../../../../../shared/limits.ts'
import { DayField } from '../../../ui/form/DayField.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import type { BookingForm } from '../booking/useBookingForm.ts'
import { endChoices, everyChoices } from './repeatFields.ts'

/** Whether a booking repeats, how often and how long. */
export function RepeatChoice({ form }: { form: BookingForm }) {
  const { field, held, type, values } = form
  const { value: day, onChange: _, ...until } = field('until')
  return (
    <>
      <SelectField {...field('every')} choices={everyChoices} />
      {values.every !== '' && (
        <Grid
          columnGap={{ base: '3', md: '5' }}
          rowGap="5"
          templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          alignItems="start"
        >
          <SelectField {...field('ends')} choices={endChoices} />
          {values.ends === 'until' ? (
            <DayField {...until} isHeld={held} day={day} onDay={(next) => type('until', next)} />
          ) : (
            <TextField
              {...field('times')}
              required
              type="number"
              inputMode="numeric"
              min={2}
              max={limits.seriesTimes}
            />
          )}
        </Grid>
      )}
    </>
  )
}
