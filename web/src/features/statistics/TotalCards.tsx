import { chakra, Grid } from '@chakra-ui/react'
import type { Totals } from '../../../../shared/contract/statistics.ts'
import { statisticsTexts as texts } from '../../texts/statistics.ts'
import { Bone } from '../../ui/Bone.tsx'
import { Card } from '../../ui/Card.tsx'
import { Worded } from '../../ui/Worded.tsx'
import { inSwedish } from './charts/chart.ts'

const Figure = chakra('p', {
  base: { textStyle: 'display', fontVariantNumeric: 'tabular-nums', mt: '1' },
})

type Props = { title: string; count: number | undefined; note?: string | undefined }

const TotalCard = ({ title, count, note }: Props) => (
  <Card aria-label={title} py={{ base: '5', md: '6' }}>
    <chakra.h2 textStyle="label" color="ink.muted">
      <Worded text={title} />
    </chakra.h2>
    <Figure>
      {count === undefined ? (
        <Bone as="span" display="block" height="1lh" width="50%" />
      ) : (
        inSwedish(count)
      )}
    </Figure>
    {note !== undefined && (
      <chakra.p textStyle="small" color="ink.muted" mt="1">
        {note}
      </chakra.p>
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
