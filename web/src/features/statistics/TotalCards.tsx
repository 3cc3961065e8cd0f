import { chakra, Grid, Heading, Skeleton, Text } from '@chakra-ui/react'
import type { Totals } from '../../../../shared/contract/statistics.ts'
import { statisticsTexts as texts } from '../../texts/statistics.ts'
import { Card } from '../../ui/Card.tsx'
import type { Bar } from './charts/bars.ts'
import { inSwedish } from './charts/chart.ts'

const Figure = chakra('p', {
  base: { fontVariantNumeric: 'tabular-nums', mt: '1', overflowWrap: 'anywhere' },
  variants: {
    size: {
      lg: { textStyle: 'display' },
      // A question's label instead of a number.
      md: { textStyle: 'heading', lineClamp: '1' },
      sm: { textStyle: 'title' },
    },
  },
})

type Props = {
  title: string
  /** Undefined until it is known. */
  figure: string | undefined
  note?: string | undefined
  size?: 'lg' | 'md' | 'sm'
}

const TotalCard = ({ title, figure, note, size = 'lg' }: Props) => (
  <Card aria-label={title} py={{ base: '5', md: size === 'sm' ? '5' : '6' }}>
    <Heading as="h2" textStyle="label" color="fg.muted">
      {title}
    </Heading>
    <Figure size={size}>
      {figure ?? <Skeleton as="span" display="block" height="1lh" width="50%" />}
    </Figure>
    {note !== undefined && (
      <Text textStyle="sm" color="fg.muted" mt="1">
        {note}
      </Text>
    )}
  </Card>
)

type Read = {
  totals: Totals | undefined
  people: readonly Bar[] | undefined
  asked: readonly Bar[] | undefined
}

const noBreak = '\u00A0'

const count = (number: number | undefined) => (number === undefined ? undefined : inSwedish(number))

/** The figures at the top: first how much the portal is used and for what, then what that took in tokens. */
export function TotalCards({ totals, people, asked }: Read) {
  const tests = totals?.tests.QuestionAntal ?? 0
  const most = asked?.[0]
  return (
    <>
      <Grid gap="4" templateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}>
        <TotalCard
          title={texts.questions}
          figure={count(totals?.QuestionAntal)}
          note={tests > 0 ? texts.tests(inSwedish(tests)) : undefined}
        />
        <TotalCard title={texts.askers} figure={count(people?.length)} />
        <TotalCard
          title={texts.mostAsked}
          figure={asked && (most?.name ?? texts.none)}
          size="md"
          // Its line is there before it is known: nothing moves when it comes.
          note={most ? texts.times(inSwedish(most.QuestionAntal)) : noBreak}
        />
      </Grid>
      <Grid gap="4" templateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }}>
        <TotalCard title={texts.tokensIn} figure={count(totals?.InTokenAntal)} size="sm" />
        <TotalCard title={texts.tokensOut} figure={count(totals?.OutTokenAntal)} size="sm" />
      </Grid>
    </>
  )
}
