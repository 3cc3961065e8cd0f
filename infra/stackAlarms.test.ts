import { beforeAll, describe, expect, test } from 'vitest'
import { background, type BackgroundLambda } from '../shared/contract/background.ts'
import { contract } from '../shared/contract/index.ts'
import type { Route } from '../shared/contract/route.ts'
import { metrics } from '../shared/metrics.ts'
import { stageName } from './api.ts'
import {
  buildWhatIsMissing,
  synthesise,
  type Synthesised,
  withEverything,
} from './testing/stack.ts'

let stack: Synthesised
beforeAll(async () => {
  await buildWhatIsMissing()
  stack = synthesise('dev', withEverything)
})

type Measured = { namespace: string; name: string; dimensions: Record<string, unknown> }

/** What an alarm looks at: one measure, or those of its formula. */
function measuredBy(properties: any): Measured[] {
  const stats = properties.Metrics
    ? properties.Metrics.flatMap((one: any) => (one.MetricStat ? [one.MetricStat.Metric] : []))
    : [properties]
  return stats.map(({ Namespace, MetricName, Dimensions = [] }: any) => ({
    namespace: Namespace,
    name: MetricName,
    dimensions: Object.fromEntries(Dimensions.map(({ Name, Value }: any) => [Name, Value])),
  }))
}

const alarms = () => stack.ofType('AWS::CloudWatch::Alarm').map(([, { Properties }]) => Properties)
const alarmsOn = (measured: Measured) =>
  alarms().filter((alarm) =>
    measuredBy(alarm).some((one) => JSON.stringify(one) === JSON.stringify(measured)),
  )
const ofLambda = (name: string, key: string): Measured => ({
  namespace: 'AWS/Lambda',
  name,
  dimensions: { FunctionName: { Ref: stack.lambdaOf(key)[0] } },
})

describe('somebody is woken', () => {
  test.each(Object.entries<Route>(contract))('when %s fails', (_, { method, path }) => {
    const dimensions = {
      ApiName: 'Portal-dev',
      Method: method,
      Resource: `/${path}`,
      Stage: stageName,
    }
    const [alarm, ...more] = alarmsOn({
      namespace: 'AWS/ApiGateway',
      name: '5XXError',
      dimensions,
    })
    expect(more).toEqual([])
    expect(alarm).toMatchObject({ Threshold: 3, TreatMissingData: 'notBreaching' })
    // The measures bear the API's name, not its id.
    expect(stack.one('AWS::ApiGateway::RestApi')[1].Properties.Name).toBe('Portal-dev')
  })

  test.each(Object.keys(background))('when %s fails, which no route calls', (key) => {
    expect(alarmsOn(ofLambda('Errors', key)).length).toBeGreaterThan(0)
  })

  const schedules = Object.entries<BackgroundLambda>(background).flatMap(([key, { startedBy }]) =>
    'everyMinutes' in startedBy ? [[key, startedBy.everyMinutes] as const] : [],
  )
  test.each(schedules)('when %s has not succeeded for ten turns', (key, minutes) => {
    const [late] = alarmsOn(ofLambda('Invocations', key))
    expect(late).toMatchObject({
      Threshold: 1,
      ComparisonOperator: 'LessThanThreshold',
      TreatMissingData: 'breaching',
    })
    expect(late.Metrics.map((one: any) => one.MetricStat?.Period).filter(Boolean)).toEqual([
      minutes * 600,
      minutes * 600,
    ])
  })

  test.each(['ChatGPT', 'Mistralai', 'Claude', 'Perplexity'])('when %s fails', (AImodule) => {
    const { namespace, providerFailure } = metrics
    const failures = { namespace, name: providerFailure.name, dimensions: { AImodule } }
    expect(alarmsOn(failures)).toHaveLength(1)
  })

  test('when something was given up', () => {
    const queues = stack.ofType('AWS::SQS::Queue').map(([id]) => id)
    expect(queues.length).toBeGreaterThan(0)
    for (const id of queues) {
      const waiting = {
        namespace: 'AWS/SQS',
        name: 'ApproximateNumberOfMessagesVisible',
        dimensions: { QueueName: { 'Fn::GetAtt': [id, 'QueueName'] } },
      }
      expect(alarmsOn(waiting)).toHaveLength(1)
    }
  })

  test('when calls are turned away, whichever route they are to', () => {
    const [, { Properties }] = stack.one('AWS::Logs::MetricFilter')
    const { MetricName, MetricNamespace } = Properties.MetricTransformations[0]
    expect(Properties.FilterPattern).toBe('{ $.status = "429" }')
    const { AccessLogSetting } = stack.one('AWS::ApiGateway::Stage')[1].Properties
    expect(AccessLogSetting.Format).toContain('"status":"$context.status"')
    expect(AccessLogSetting.DestinationArn['Fn::GetAtt'][0]).toBe(Properties.LogGroupName.Ref)
    const turnedAway = { namespace: MetricNamespace, name: MetricName, dimensions: {} }
    expect(alarmsOn(turnedAway)).toHaveLength(1)
  })

  test('when the firewall stops many calls', () => {
    const names = stack.ofType('AWS::WAFv2::WebACL').map(([, { Properties }]) => Properties.Name)
    const stopped = alarms().flatMap((alarm) =>
      measuredBy(alarm).filter(({ name }) => name === 'BlockedRequests'),
    )
    expect(names).toContain(stopped[0]?.dimensions['WebACL'])
  })
})

describe('an alarm', () => {
  test('says who is hurt and what to do, and looks at no more than CloudWatch takes', () => {
    for (const alarm of alarms()) {
      expect(alarm.AlarmName).toMatch(/^Portal-dev: /)
      expect(alarm.AlarmDescription).toMatch(/^[A-Z].{40,}\.$/s)
      expect(measuredBy(alarm).length).toBeLessThanOrEqual(10)
    }
  })

  test('goes to the operators’ address, encrypted all the way', () => {
    const [topicId, topic] = stack.one('AWS::SNS::Topic')
    for (const { AlarmActions } of alarms()) expect(AlarmActions).toEqual([{ Ref: topicId }])
    expect(topic.Properties.KmsMasterKeyId).toBeDefined()
    expect(stack.one('AWS::SNS::Subscription')[1].Properties).toMatchObject({
      Protocol: 'email',
      Endpoint: withEverything.alarmMail,
    })
    const { Statement } = stack.one('AWS::SNS::TopicPolicy')[1].Properties.PolicyDocument
    expect(Statement).toContainEqual(
      expect.objectContaining({
        Effect: 'Deny',
        Condition: { Bool: { 'aws:SecureTransport': 'false' } },
      }),
    )
    const allowed = Statement.filter(({ Effect }: any) => Effect === 'Allow')
    expect(allowed.map(({ Principal }: any) => Principal)).toEqual([
      { Service: 'cloudwatch.amazonaws.com' },
    ])
  })

  test('stands on the dashboard', () => {
    const body = JSON.stringify(stack.one('AWS::CloudWatch::Dashboard')[1].Properties)
    for (const [id] of stack.ofType('AWS::CloudWatch::Alarm')) expect(body).toContain(`"${id}"`)
  })
})
