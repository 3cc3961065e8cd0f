import { chakra } from '@chakra-ui/react'
import { brand } from '../api/config.ts'

// A doorway, and a sun in it.
const OwnMark = () => (
  <chakra.svg viewBox="0 0 32 32" boxSize="8" flexShrink={0} aria-hidden="true">
    <chakra.rect width="32" height="32" rx="9" fill="deep" />
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

/** The organisation's logo, or the portal's mark. Decoration: the name stands beside it. */
export function Mark() {
  const logo = brand()?.logo
  if (logo === undefined) return <OwnMark />
  return <chakra.img src={logo} alt="" height="8" maxWidth="40" flexShrink={0} />
}
