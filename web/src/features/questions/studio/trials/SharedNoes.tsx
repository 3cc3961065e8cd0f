import { Box, Button, chakra, Heading, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import type { Trial } from '../../../../../../shared/contract/questions/trials.ts'
import { lineOf } from '../../../../../../shared/rules/questions/fields.ts'
import { assistantTexts } from '../../../../texts/assistant.ts'
import { studioTexts as texts } from '../../../../texts/questions/studio.ts'
import { minuteOf } from '../../../../ui/dates.ts'
import { toaster } from '../../../../ui/message/toaster.ts'
import { questionsQueries } from '../../questions.queries.ts'

const List = chakra('ul', { base: { listStyle: 'none', display: 'grid', gap: '3', mt: '3' } })

type Props = {
  questionId: string
  /** Trials that there is room for. */
  room: number
  onTake: (trial: Omit<Trial, 'id'>) => void
}

/** Texts whose answers did not help, and which their writers let the question's author see: each can become a trial. */
export function SharedNoes({ questionId, room, onTake }: Props) {
  const titleId = useId()
  const { data = [] } = useQuery(questionsQueries.noes(questionId))
  const given = data.flatMap(({ shared, ...no }) => (shared ? [{ ...no, shared }] : []))
  const title = useRef<HTMLHeadingElement>(null)
  if (given.length === 0) return null

  function take(shared: Pick<Trial, 'Fields' | 'FBody'>, name: string) {
    onTake({ ...shared, name, checks: [{ kind: 'swedish', text: '' }] })
    toaster.success(texts.tookNo(name))
    // The buttons go with the last of the room.
    if (room === 1) title.current?.focus()
  }

  return (
    <Box asChild mt="8">
      <section aria-labelledby={titleId}>
        <Heading as="h2" id={titleId} ref={title} tabIndex={-1} textStyle="heading">
          {texts.shared}
        </Heading>
        <Text textStyle="sm" color="fg.muted" mt="1">
          {texts.sharedHelp}
        </Text>
        <List>
          {given.map(({ shared, Reason, Note, sdate }) => {
            const when = minuteOf(sdate)
            const said = [...Object.values(shared.Fields).map(lineOf), shared.FBody]
            return (
              <chakra.li key={sdate} textStyle="sm" overflowWrap="anywhere">
                <Text color="fg.muted">
                  {[when, Reason && assistantTexts.reasons[Reason], Note]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
                <p>{said.filter((one) => one !== '').join(' · ') || texts.noText}</p>
                {room > 0 && (
                  <Button
                    size="sm"
                    variant="outline"
                    mt="1.5"
                    aria-label={texts.takeNoOf(when)}
                    onClick={() => take(shared, texts.fromNo(when))}
                  >
                    {texts.takeNo}
                  </Button>
                )}
              </chakra.li>
            )
          })}
        </List>
      </section>
    </Box>
  )
}
