import { Grid } from '@chakra-ui/react'
import type { Totals } from '../../../../shared/contract/statistics.ts'
import { statisticsTexts as texts } from '../../texts/statistics.ts'
import { HelpCard } from './HelpCard.tsx'
import type { Bars } from './charts/bars.ts'
import { kronorOf } from '../../ui/kronor.ts'
import { TotalCard } from './TotalCard.tsx'
import { inSwedish } from '../../texts/numbers.ts'

type Read = {
  totals: Totals | undefined
  people: Bars | undefined
  asked: Bars | undefined
}

const noBreak = '\u00A0'

const count = (number: number | undefined) => (number === undefined ? undefined : inSwedish(number))

type Besides = Pick<Totals['tests'], 'QuestionAntal' | 'MikroOre'>

const none: Besides = { QuestionAntal: 0, MikroOre: 0 }

/** What was paid for that is none of the answers above. */
function besides(tests: Besides, trials: Besides): string | undefined {
  const tried = tests.QuestionAntal + trials.QuestionAntal
  const cost = kronorOf(tests.MikroOre + trials.MikroOre)
  return tried > 0 ? texts.besides(cost, inSwedish(tried)) : undefined
}

/** The figures at the top: first how much the portal is used and for what, then what that took in tokens. */
export function TotalCards({ totals, people, asked }: Read) {
  const { tests = none, trials = none } = totals ?? {}
  // What was never answered is no answer: its tokens alone bring it here.
  const most = asked?.bars.find(({ QuestionAntal }) => QuestionAntal > 0)
  return (
    <>
      <Grid gap="4" templateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}>
        <TotalCard
          title={texts.questions}
          figure={count(totals?.QuestionAntal)}
          note={tests.QuestionAntal > 0 ? texts.tests(inSwedish(tests.QuestionAntal)) : undefined}
        />
        <TotalCard title={texts.askers} figure={count(people?.count)} />
        <TotalCard
          title={texts.mostAsked}
          figure={asked && (most?.name ?? texts.none)}
          size="md"
          // Its line is there before it is known: nothing moves when it comes.
          note={most ? texts.times(inSwedish(most.QuestionAntal)) : noBreak}
        />
      </Grid>
      <Grid
        gap="4"
        templateColumns={{
          base: '1fr',
          md: 'repeat(2, minmax(0, 1fr))',
          xl: 'repeat(4, minmax(0, 1fr))',
        }}
      >
        <HelpCard />
        <TotalCard title={texts.tokensIn} figure={count(totals?.InTokenAntal)} size="sm" />
        <TotalCard title={texts.tokensOut} figure={count(totals?.OutTokenAntal)} size="sm" />
        <TotalCard
          title={texts.cost}
          figure={totals && texts.inKronor(kronorOf(totals.MikroOre))}
          size="sm"
          note={besides(tests, trials)}
        />
      </Grid>
    </>
  )
}
