import { chakra, Heading } from '@chakra-ui/react'
import { useId } from 'react'
import type { Source } from '../../../../shared/contract/assistant/answer.ts'
import { cardTexts } from '../../texts/assistant/card.ts'

const List = chakra('ol', {
  base: {
    listStyle: 'decimal',
    pl: '6',
    '& > li': { mt: '1.5' },
    overflowWrap: 'anywhere',
    '& a': { color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
})

/** Where a link leads, which its title need not say. */
const siteOf = (url: string) => URL.parse(url)?.host ?? url

const keyOf = ({ nr, url }: Source) => `${nr} ${url}`

const Place = ({ nr, url, title }: Source) => (
  <li value={nr}>
    <a href={url} target="_blank" rel="noopener noreferrer">
      {title === '' ? siteOf(url) : title}
    </a>
    {title !== '' && ` (${siteOf(url)})`}
  </li>
)

type Props = {
  sources: Source[] | undefined
  /** The level of its heading, below that of the answer. */
  as?: 'h3' | 'h4'
}

/** The sources that an answer names, by the numbers that its text has for them. Nothing where it names none. */
export function Sources({ sources, as = 'h3' }: Props) {
  const headingId = useId()
  if (!sources?.length) return null
  return (
    <chakra.section aria-labelledby={headingId} mt="3" textStyle="sm">
      <Heading as={as} id={headingId} textStyle="label">
        {cardTexts.sources}
      </Heading>
      <List>
        {sources.map((source) => (
          <Place key={keyOf(source)} {...source} />
        ))}
      </List>
    </chakra.section>
  )
}
