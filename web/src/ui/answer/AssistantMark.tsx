import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

/** The assistant's mark: an open book whose leaves are a sunrise. Decoration: its name stands in the text. */
export const AssistantMark = (size: ComponentProps<typeof chakra.svg>) => (
  <chakra.svg
    viewBox="0 0 48 36"
    flexShrink={0}
    fill="none"
    aria-hidden="true"
    strokeLinecap="round"
    {...size}
  >
    <chakra.path
      d="M24 33C18 28 11 27 3 28V10M24 33c6-5 13-6 21-5V10M24 33V19"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinejoin="round"
    />
    <chakra.g color="deep.sun" stroke="currentColor" strokeWidth="2.4">
      <circle cx="24" cy="12" r="4.5" fill="currentColor" stroke="none" />
      <path d="M24 1.5v1M33 5l-.8.8M15 5l.8.8M36.5 13h-1M12.5 13h-1" />
    </chakra.g>
  </chakra.svg>
)
