import { Box, Button, chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react'
import { useId } from 'react'
import type { Judgment, Run } from '../../../../../../shared/contract/questions/trialRuns.ts'
import { studioTexts as texts } from '../../../../texts/questions/studio.ts'
import type { Trials } from './useTrials.ts'

const Answer = chakra('section', {
  base: {
    p: '3',
    maxHeight: '18rem',
    overflow: 'auto',
    bg: 'bg.muted',
    borderRadius: 'l2',
    textStyle: 'sm',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
})

const answerTo = (run: Run, trial: string): string =>
  run.askings.find((one) => one.trial === trial && one.answer !== '')?.answer ?? ''

/** Which side the new answer has: by chance, but the same each time that it is looked at. */
function isNewFirst(run: string, trial: string): boolean {
  let sum = 0
  for (const letter of `${run}${trial}`) sum += letter.charCodeAt(0)
  return sum % 2 === 0
}

type Props = { run: Run; before: Run; onJudge: Trials['judge'] }

/** Old and new answers to the same trials beside each other, without names, for a person's judgment. */
export function CompareRuns({ run, before, onJudge }: Props) {
  const titleId = useId()
  const pairs = run.Trials.map(({ id, name }) => ({
    id,
    name,
    newer: answerTo(run, id),
    older: answerTo(before, id),
  })).filter(({ newer, older }) => newer !== '' && older !== '' && newer !== older)
  if (pairs.length === 0) return null
  return (
    <Box asChild mt="8">
      <section aria-labelledby={titleId}>
        <Heading as="h2" id={titleId} textStyle="heading">
          {texts.compare}
        </Heading>
        <Text textStyle="sm" color="fg.muted" mt="1">
          {texts.compareLead}
        </Text>
        {pairs.map(({ id, name, newer, older }) => {
          const first = isNewFirst(run.id, id)
          const judged = run.Judged[id]
          const nameId = `${titleId}-${id}`
          const judge = (better: Judgment) => {
            onJudge(id, better)
            // What was pressed goes once it is noted.
            document.getElementById(nameId)?.focus()
          }
          const sides = [
            { side: 'a' as const, text: first ? newer : older, better: first ? 'new' : 'old' },
            { side: 'b' as const, text: first ? older : newer, better: first ? 'old' : 'new' },
          ] as const
          return (
            <Box key={id} mt="5">
              <Heading as="h3" id={nameId} tabIndex={-1} textStyle="label">
                {name}
              </Heading>
              <Grid gap="3" mt="2" templateColumns={{ base: 'minmax(0, 1fr)', sm: '1fr 1fr' }}>
                {sides.map(({ side, text }) => (
                  <Box key={side} minWidth="0">
                    <Text textStyle="sm" mb="1">
                      {texts.side[side]}
                    </Text>
                    <Answer tabIndex={0} aria-label={`${name}, ${texts.side[side]}`}>
                      {text}
                    </Answer>
                  </Box>
                ))}
              </Grid>
              <chakra.output display="block" textStyle="sm" mt="2">
                {judged &&
                  `${texts.judged[judged]} ${texts.whichNew(texts.side[first ? 'a' : 'b'])}`}
              </chakra.output>
              {!judged && (
                <Flex gap="2" mt="2" wrap="wrap">
                  <Button size="sm" variant="outline" onClick={() => judge(sides[0].better)}>
                    {texts.better.a}
                  </Button>
                  <Button size="sm" variant="outline" onClick={() => judge('same')}>
                    {texts.better.same}
                  </Button>
                  <Button size="sm" variant="outline" onClick={() => judge(sides[1].better)}>
                    {texts.better.b}
                  </Button>
                </Flex>
              )}
            </Box>
          )
        })}
      </section>
    </Box>
  )
}
