import { expect, test } from 'vitest'
import { type Synthesised, synthesised } from '../../testing/stack/synthesised.ts'
import { withEverything } from '../../testing/stack/variants.ts'

const prod = synthesised('prod', withEverything)
const dev = synthesised('dev', withEverything)

const alarmsOf = (stack: Synthesised): any[] =>
  stack.ofType('AWS::CloudWatch::Alarm').map(([, { Properties }]) => Properties)

const rings = {
  Threshold: 3,
  ComparisonOperator: 'GreaterThanOrEqualToThreshold',
  TreatMissingData: 'notBreaching',
}
const throttles = { Namespace: 'AWS/Lambda', MetricName: 'Throttles' }
const ofLambda = (key: string) => [{ Name: 'FunctionName', Value: { Ref: prod.lambdaOf(key)[0] } }]

test.each(['assistant.send', 'chatbot.send'])(
  'an operator hears that the places set aside for %s are taken, and which setting gives it more',
  (key) => {
    const alarm = alarmsOf(prod).find(({ AlarmName }) => AlarmName.endsWith(`${key} has no place`))
    expect(alarm).toMatchObject({ ...rings, ...throttles, Statistic: 'Sum', Period: 300 })
    expect(alarm.Dimensions).toEqual(ofLambda(key))
    expect(alarm.AlarmDescription).toContain('`reservedConcurrency`')
    expect(alarm.AlarmDescription).toContain(key)
  },
)

test('an operator hears that all else has no place in the account, apart from what has places of its own', () => {
  const shared = (stack: Synthesised) =>
    alarmsOf(stack).find(({ AlarmName }) => AlarmName.endsWith(' - Lambda has no place'))
  const { Metrics, ...alarm } = shared(prod)
  expect(alarm).toMatchObject(rings)
  expect(alarm.AlarmDescription).toContain('Concurrent executions')
  const [{ Expression }, ...measured] = Metrics
  expect(Expression).toBe('everything - FILL(own0, 0) - FILL(own1, 0)')
  expect(
    measured.map(({ Id, MetricStat: { Metric, Stat } }: any) => ({ Id, Stat, ...Metric })),
  ).toEqual([
    { Id: 'everything', Stat: 'Sum', ...throttles },
    { Id: 'own0', Stat: 'Sum', ...throttles, Dimensions: ofLambda('assistant.send') },
    { Id: 'own1', Stat: 'Sum', ...throttles, Dimensions: ofLambda('chatbot.send') },
  ])
  // Where nothing is set aside, everything shares.
  expect(shared(dev)).toMatchObject({ ...rings, ...throttles })
  expect(shared(dev).Dimensions).toBeUndefined()
})
