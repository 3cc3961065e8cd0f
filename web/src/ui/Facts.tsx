import { chakra } from '@chakra-ui/react'

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '1',
    mt: '2',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
    '& dt': { color: 'fg.muted' },
    '& dd': { color: 'fg' },
  },
})

/** Names, and what is so of each. */
export const Facts = ({ facts }: { facts: (readonly [name: string, fact: string])[] }) => (
  <List>
    {facts.map(([name, fact]) => [
      <dt key={name}>{name}</dt>,
      <dd key={`${name} fact`}>{fact}</dd>,
    ])}
  </List>
)
