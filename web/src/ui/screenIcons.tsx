import { chakra } from '@chakra-ui/react'
import { icon } from './icons.tsx'

// Apart from icons.tsx, which the sign-in page loads.
export const MenuIcon = icon({ d: 'M4 7h16M4 12h16M4 17h16' })
export const CloseIcon = icon({ d: 'm6 6 12 12M18 6 6 18' })
export const PersonIcon = icon({
  d: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20a7.5 7.5 0 0 1 15 0',
})
export const AccessibilityIcon = icon({
  d: 'M12 5.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3ZM4.5 8c5 1.4 10 1.4 15 0M12 9v5m0 0-3 7m3-7 3 7',
})
export const ShieldIcon = icon({
  d: 'M12 3.5 5 6v5.5c0 4.25 2.75 7.25 7 9 4.25-1.75 7-4.75 7-9V6zM9 12l2.25 2.25L15.25 10',
})
export const SignOutIcon = icon({ d: 'M14 4H6v16h8M10 12h10m-3.5-3.5L20 12l-3.5 3.5' })
export const CopyIcon = icon({ d: 'M9 9h10v11H9zM6 15H5V4h10v2' })
export const StopIcon = icon({ d: 'M7.5 7.5h9v9h-9z' })
export const RetryIcon = icon({ d: 'M19 12a7 7 0 1 1-2.05-4.95L19 9M19 4.5V9h-4.5' })
export const GoOnIcon = icon({ d: 'm9.5 6 6 6-6 6' })
export const PictureIcon = icon({
  d: 'M4 5h16v14H4zM4.5 17l4.75-5 3.75 4 2.25-2.25L20 18M15.5 10a1 1 0 1 0 0-2 1 1 0 0 0 0 2Z',
})
export const MoreIcon = icon({
  d: 'M4.5 11.25H6v1.5H4.5zM11.25 11.25h1.5v1.5h-1.5zM18 11.25h1.5v1.5H18z',
})
export const BackIcon = icon({ d: 'm14.5 6-6 6 6 6' })
export const PinIcon = icon({ d: 'M9 4h6l-1 6 3 3H7l3-3-1-6ZM12 13v7' })
export const YesIcon = icon({
  d: 'M7 11v9H4v-9h3Zm0 0 4-7a2 2 0 0 1 2 2v4h5a2 2 0 0 1 2 2l-1.5 6a2 2 0 0 1-2 2H7',
})
export const NoIcon = icon({
  d: 'M7 13V4H4v9h3Zm0 0 4 7a2 2 0 0 0 2-2v-4h5a2 2 0 0 0 2-2l-1.5-6a2 2 0 0 0-2-2H7',
})
export const UpArrowIcon = icon({ d: 'M12 19V5m-6 6 6-6 6 6' })
export const DownArrowIcon = icon({ d: 'M12 5v14m-6-6 6 6 6-6' })

/** A star, filled for what is starred. */
export const StarIcon = ({ filled }: { filled: boolean }) => (
  <chakra.svg
    viewBox="0 0 24 24"
    boxSize="5"
    aria-hidden="true"
    fill={filled ? 'currentcolor' : 'none'}
  >
    <path
      d="m12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8L12 3.8Z"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
    />
  </chakra.svg>
)
