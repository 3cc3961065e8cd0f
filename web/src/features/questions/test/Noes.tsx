import { chakra, Heading, Span } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { assistantTexts } from '../../../texts/assistant.ts'
import { questionTexts } from '../../../texts/questions.ts'
import { dayOf } from '../../../ui/dates.ts'
import { questionsQueries } from '../questions.queries.ts'

const List = chakra('ul', { base: { mt: '2', listStyle: 'none', textStyle: 'sm' } })

const Item = chakra('li', {
  base: {
    py: '1.5',
    overflowWrap: 'anywhere',
    '& + &': { borderTopWidth: '1px', borderColor: 'border' },
  },
})

/** What people said of the answers that did not help, without their names; nothing where nobody said anything. */
export function Noes({ questionId }: { questionId: string }) {
  const headingId = useId()
  const { data } = useQuery(questionsQueries.noes(questionId))
  if (!data || data.length === 0) return null
  return (
    <chakra.section mt="6" aria-labelledby={headingId}>
      <Heading as="h3" id={headingId} textStyle="label">
        {questionTexts.noes}
      </Heading>
      <List>
        {data.map(({ Reason, Note, GPTV, sdate }) => (
          <Item key={sdate}>
            <Span color="fg.muted">
              {[dayOf(sdate), GPTV, Reason && assistantTexts.reasons[Reason]]
                .filter((one) => one !== undefined)
                .join(' · ')}
            </Span>
            {Note !== undefined && <p>{Note}</p>}
          </Item>
        ))}
      </List>
    </chakra.section>
  )
}
