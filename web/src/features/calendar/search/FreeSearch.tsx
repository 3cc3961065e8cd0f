import { Button, chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { dayOf, isDay } from '../../../../../shared/rules/days.ts'
import { roomNumbers, rooms } from '../../../../../shared/rules/calendar/rooms.ts'
import { calendarTexts } from '../../../texts/calendar.ts'
import { roomTexts } from '../../../texts/calendar/rooms.ts'
import { Card } from '../../../ui/Card.tsx'
import { DayField } from '../../../ui/form/DayField.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { ReadFailed } from '../../../ui/message/ReadFailed.tsx'
import { Unbroken } from '../../../ui/Unbroken.tsx'
import NewBookingDialog from '../booking/NewBookingDialog.tsx'
import { calendarQueries, type Wish } from '../calendar.queries.ts'
import type { RoomBlock } from '../days/blocks.ts'
import { blockInWords } from '../days/words.ts'
import { RoomChips } from '../RoomChips.tsx'
import { lengthChoices } from './lengths.ts'

const { search: texts } = roomTexts

const List = chakra('ul', { base: { listStyle: 'none', textStyle: 'sm', mt: '4' } })
const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    py: '1.5',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
})

/** Finds the first free times of a length, in the rooms that one chooses. */
export default function FreeSearch({ now }: { now: Date }) {
  const headingId = useId()
  const dayId = useId()
  const [wish, setWish] = useState<Wish>({ minutes: 60, rooms: roomNumbers, from: dayOf(now) })
  const [sought, setSought] = useState<Wish>()
  const [block, setBlock] = useState<RoomBlock>()
  const found = useQuery({ ...calendarQueries.free(sought ?? wish), enabled: Boolean(sought) })
  // What was free before may be taken by now.
  const free = found.error ? undefined : found.data

  const count = free?.length === 0 ? texts.none : free && texts.found(free.length)
  const said = found.isFetching && !free ? texts.seeking : count

  const seekButton = useRef<HTMLButtonElement>(null)

  function booked() {
    setBlock(undefined)
    // What is booked is no longer among what is free, and its button with it.
    requestAnimationFrame(
      () => document.activeElement === document.body && seekButton.current?.focus(),
    )
  }

  function seek(event: FormEvent) {
    event.preventDefault()
    // The page may have been open since yesterday.
    const today = dayOf(new Date())
    const seen = isDay(wish.from) && wish.from < today ? { ...wish, from: today } : wish
    setWish(seen)
    if (!isDay(seen.from)) return document.getElementById(dayId)?.focus()
    setSought(seen)
    void (sought && found.refetch())
  }

  return (
    <Card aria-labelledby={headingId} size="md" mt="5">
      <Heading as="h2" id={headingId} textStyle="heading">
        {texts.title}
      </Heading>
      <chakra.form noValidate onSubmit={seek} mt="3">
        <Grid
          gap="4"
          alignItems="end"
          templateColumns={{ base: 'minmax(0, 1fr)', md: '10rem 13rem minmax(0, 1fr) auto' }}
        >
          <SelectField
            label={texts.length}
            choices={lengthChoices()}
            value={String(wish.minutes)}
            onChange={({ target }) => setWish({ ...wish, minutes: Number(target.value) })}
          />
          <DayField
            id={dayId}
            label={texts.from}
            error={isDay(wish.from) ? undefined : calendarTexts.chooseDay}
            day={wish.from}
            onDay={(from) => setWish({ ...wish, from })}
          />
          <RoomChips
            rooms={wish.rooms}
            label={texts.rooms}
            onRooms={(chosen) => setWish({ ...wish, rooms: chosen })}
          />
          <Button ref={seekButton} type="submit">
            {texts.seek}
          </Button>
        </Grid>
      </chakra.form>
      <chakra.output display="block" textStyle="sm" _empty={{ srOnly: true }}>
        {said !== undefined && (
          <Text mt="4" color="fg.muted">
            {said}
          </Text>
        )}
      </chakra.output>
      {free && free.length > 0 && (
        <List>
          {free.map((one) => {
            const words = `${blockInWords(one)} · ${rooms[one.Rum]}`
            return (
              <Row key={words}>
                <span>
                  <Unbroken text={words} />
                </span>
                <Button
                  size="sm"
                  variant="outline"
                  aria-label={texts.bookAt(words)}
                  onClick={() => setBlock(one)}
                >
                  {calendarTexts.book}
                </Button>
              </Row>
            )
          })}
        </List>
      )}
      {found.error && (
        <Flex mt="4" justify="center">
          <ReadFailed
            title={texts.failed}
            error={found.error}
            onRetry={() => void found.refetch()}
          />
        </Flex>
      )}
      {block && (
        <NewBookingDialog block={block} onClose={() => setBlock(undefined)} onSaved={booked} />
      )}
    </Card>
  )
}
