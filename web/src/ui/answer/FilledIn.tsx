import { chakra } from '@chakra-ui/react'
import { type Filled, lineOf } from '../../../../shared/rules/questions/fields.ts'
import { cardTexts } from '../../texts/assistant/card.ts'

const Frame = chakra('details', {
  base: { mb: '3', textStyle: 'sm', '& summary': { cursor: 'pointer', py: '1.5' } },
})

const List = chakra('dl', {
  base: {
    px: '4',
    py: '2.5',
    borderRadius: 'l2',
    bg: 'bg.muted',
    overflowWrap: 'anywhere',
    '& dt': { color: 'fg.muted' },
    '& dd': { whiteSpace: 'pre-wrap', mb: '1.5' },
  },
})

/** What was filled into a question's form when it was asked. */
export const FilledIn = ({ filled }: { filled: Filled[] }) => (
  <Frame>
    <summary>{cardTexts.filledIn}</summary>
    <List>
      {filled.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{lineOf(value) || '–'}</dd>
        </div>
      ))}
    </List>
  </Frame>
)
