import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { brand } from '../api/config.ts'

const hills = [
  'M-4 214c58-48 118-62 186-34 58 24 108 20 168-22 68-48 140-50 206-6',
  'M-4 244c70-40 130-44 196-20 62 22 120 14 182-20 62-34 122-36 182-6',
  'M-4 274c76-30 140-30 208-12 66 18 122 10 186-14 60-22 112-22 166-4',
  'M-4 304c80-20 150-18 220-6 66 12 124 6 184-8 56-14 106-14 156-4',
  'M-4 334c90-12 160-8 230-2 66 6 124 2 180-4 54-6 102-6 150-2',
]

// It rises out of the panel: what is written at its left and above is read on the panel's own colour.
const Picture = chakra('img', {
  base: {
    position: 'absolute',
    inset: '0',
    boxSize: 'full',
    objectFit: 'cover',
    maskImage:
      'linear-gradient(to right, transparent, black 60%), linear-gradient(to bottom, transparent 25%, black 70%)',
    maskComposite: 'intersect',
  },
})

// Contour lines of hills under a low sun.
function Hills() {
  const rising = useId()
  return (
    <chakra.svg
      viewBox="0 0 560 340"
      preserveAspectRatio="xMaxYMax slice"
      position="absolute"
      right="0"
      bottom="0"
      width="100%"
      aria-hidden="true"
      fill="none"
      strokeWidth="1.5"
      color="deep.line"
    >
      <linearGradient id={rising} gradientUnits="userSpaceOnUse" x1="0" x2="220">
        <stop stopColor="currentColor" stopOpacity="0" />
        <stop offset="1" stopColor="currentColor" />
      </linearGradient>
      <chakra.circle cx="412" cy="132" r="30" color="deep.sun" fill="currentColor" />
      {hills.map((d) => (
        <chakra.path key={d} d={`${d}l8 2V344H-4Z`} fill="deep" stroke={`url(#${rising})`} />
      ))}
    </chakra.svg>
  )
}

/** The picture of the deep panels: the organisation's, or one of our own. Decoration only. */
export function Landscape() {
  const banner = brand()?.banner
  return banner === undefined ? <Hills /> : <Picture src={banner} alt="" />
}
