import { chakra } from '@chakra-ui/react'

const Time = chakra('span', { base: { whiteSpace: 'nowrap' } })

const times = /(\d\d\.\d\d–\d\d\.\d\d)/

/** A text in which no time like "09.15–10.00" is broken at its dash. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(times).map((part, index) =>
    times.test(part) ? (
      // oxlint-disable-next-line react/no-array-index-key -- the same time may be there twice
      <Time key={index}>{part}</Time>
    ) : (
      part
    ),
  )
