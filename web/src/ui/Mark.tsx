import { chakra } from '@chakra-ui/react'

/** The portal's mark: a doorway, and a sun in it. Decoration: the name stands beside it. */
export const Mark = () => (
  <chakra.svg viewBox="0 0 32 32" boxSize="8" flexShrink={0} aria-hidden="true">
    <chakra.rect width="32" height="32" rx="9" fill="#12474a" />
    <path
      d="M8 25V15a8 8 0 0 1 16 0v10"
      fill="none"
      stroke="#fbf8f2"
      strokeWidth="2.4"
      strokeLinecap="round"
    />
    <circle cx="16" cy="18" r="3" fill="#e9c38b" />
  </chakra.svg>
)
