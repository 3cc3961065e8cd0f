import { chakra } from '@chakra-ui/react'

const squares = [
  { fill: '#f25022', d: 'M1 1h9v9H1z' },
  { fill: '#7fba00', d: 'M11 1h9v9h-9z' },
  { fill: '#00a4ef', d: 'M1 11h9v9H1z' },
  { fill: '#ffb900', d: 'M11 11h9v9h-9z' },
]

/** The mark that people know from the page they are led to. Decoration beside a text. */
export const MicrosoftMark = () => (
  <chakra.svg
    viewBox="0 0 21 21"
    width="1.125rem"
    height="1.125rem"
    flexShrink={0}
    aria-hidden="true"
  >
    {squares.map((square) => (
      <path key={square.fill} {...square} />
    ))}
  </chakra.svg>
)
