import { chakra } from '@chakra-ui/react'

type Shape = { d: string }

/** Strokes of 1.75 on a 24 grid; all of them decoration beside a text. */
export const icon = ({ d }: Shape) =>
  function Icon() {
    return (
      <chakra.svg viewBox="0 0 24 24" boxSize="5" flexShrink={0} fill="none" aria-hidden="true">
        <path
          d={d}
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </chakra.svg>
    )
  }

export const CheckIcon = icon({ d: 'm5 12.5 4.5 4.5L19 7.5' })
export const WarningIcon = icon({
  d: 'M12 8.5v4.5m0 3.2v.1M12 3.5l9 16H3l9-16Z',
})
export const ShownIcon = icon({
  d: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
})
export const HiddenIcon = icon({
  d: 'M4 4l16 16M10 5.7a9 9 0 0 1 2-.2c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.4M6.5 7.2A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-.9M9.9 9.9a3 3 0 0 0 4.2 4.2',
})
