import { chakra, Grid, Heading, Skeleton, Text } from '@chakra-ui/react'
import type { Totals } from '../../../../shared/contract/statistics.ts'
import { statisticsTexts as texts } from '../../texts/statistics.ts'
import { Card } from '../../ui/Card.tsx'
import { Worded } from '../../ui/Worded.tsx'
import { inSwedish } from './charts/chart.ts'

const Figure = chakra('p', {
  base: { textStyle: 'display', fontVariantNumeric: 'tabular-nums', mt: '1' },
})

type Props = { title: string; count: number | undefined; note?: string | undefined }

const TotalCard = ({ title, count, note }: Props) => (
  <Card aria-label={title} py={{ base: '5', md: '6' }}>
    <Heading as="h2" textStyle="label" color="fg.muted">
      <Worded text={title} />
    </Heading>
    <Figure>
      {count === undefined ? (
        <Skeleton as="span" display="block" height="1lh" width="50%" />
      ) : (
        inSwedish(count)
      )}
    </Figure>
    {note !== undefined && (
      <Text textStyle="sm" color="fg.muted" mt="1">
        {note}
      </Text>
    )}
  </Card>
)

/** The three figures at the top (docs/requirements.md, "Dashboard"). */
export function TotalCards({ totals }: { totals: Totals | undefined }) {
  const tests = totals?.tests.QuestionAntal ?? 0
  const note = tests > 0 ? texts.tests(inSwedish(tests)) : undefined
  return (
    <Grid gap="4" templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}>
      <TotalCard title={texts.questions} count={totals?.QuestionAntal} note={note} />
      <TotalCard title={texts.tokensIn} count={totals?.InTokenAntal} />
      <TotalCard title={texts.tokensOut} count={totals?.OutTokenAntal} />
    </Grid>
  )
}
