import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { background, type BackgroundLambda } from '../../../shared/contract/background.ts'
import { contract, type RouteKey } from '../../../shared/contract/index.ts'
import type { Route } from '../../../shared/contract/route.ts'
import { metrics } from '../../../shared/metrics.ts'
import { apiFirewall, poolFirewall } from '../../testing/stack/firewalls.ts'
import { synthesised } from '../../testing/stack/synthesised.ts'
import { withEverything } from '../../testing/stack/variants.ts'

const stack = synthesised('dev', withEverything)

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

/** The filters of the API's access log, with the measure that each makes; all failures together are no area's. */
const filters = () => allFilters().filter(({ measured }) => measured.name !== 'Failures-Portal-dev')
const allFilters = () =>
  stack.ofType('AWS::Logs::MetricFilter').map(([, { Properties }]) => {
    const [{ MetricName, MetricNamespace, MetricValue }] = Properties.MetricTransformations
    expect(MetricValue).toBe('1')
    return {
      log: Properties.LogGroupName.Ref,
      pattern: Properties.FilterPattern as string,
      measured: { namespace: MetricNamespace, name: MetricName, dimensions: {} },
    }
  })

/** Whether a pattern of CloudWatch Logs, of `=` joined by `&&` and `||`, lets a line of JSON through. */
function letsThrough(pattern: string, line: Record<string, string>): boolean {
  const terms = /\$\.(\w+) (!?=) "([^"]*)"/g
  const isSo = (is: string | undefined, wanted: string) =>
    wanted.endsWith('*') ? is?.startsWith(wanted.slice(0, -1)) === true : is === wanted
  const holds = (_: string, field: string, sign: string, wanted: string) =>
    String(isSo(line[field], wanted) === (sign === '='))
  const formula = pattern.slice(1, -1).replaceAll(terms, holds)
  expect(formula).toMatch(/^(true|false|undefined|[ ()&|])+$/)
  return Boolean(runInNewContext(formula))
}

describe('somebody is woken', () => {
  test.each(Object.entries<Route>(contract))('when %s fails', (key, { path }) => {
    const resourcePath = `/${path}`
    const [area = ''] = key.split('.')
    for (const status of ['500', '502', '504']) {
      const [found, ...more] = filters().filter(({ pattern }) =>
        letsThrough(pattern, { status, resourcePath }),
      )
      expect(more).toEqual([])
      const [alarm] = found ? alarmsOn(found.measured) : []
      expect(alarm).toMatchObject({
        AlarmName: `Portal-dev - ${area} fails`,
        Threshold: 3,
        TreatMissingData: 'notBreaching',
      })
    }
    for (const status of ['200', '304', '400', '401']) {
      const counted = filters().some(({ pattern }) =>
        letsThrough(pattern, { status, resourcePath }),
      )
      expect(counted, `${status} of ${key}`).toBe(false)
    }
  })

  test('when a path fails that no other route has', () => {
    const paths = Object.values<Route>(contract).map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
  })

  test('by filters that CloudWatch takes, of what API Gateway writes', () => {
    const { AccessLogSetting } = stack.one('AWS::ApiGateway::Stage')[1].Properties
    const written = JSON.parse(AccessLogSetting.Format)
    expect(written).toMatchObject({
      status: '$context.status',
      resourcePath: '$context.resourcePath',
    })
    for (const { log, pattern } of filters()) {
      expect(AccessLogSetting.DestinationArn['Fn::GetAtt'][0]).toBe(log)
      expect(pattern.length).toBeLessThanOrEqual(1_024)
    }
    // Personal data: people's addresses.
    expect(AccessLogSetting.Format).not.toMatch(/identity/)
  })

  test.each(Object.keys(background))('when %s fails, which no route calls', (key) => {
    expect(alarmsOn(ofLambda('Errors', key)).length).toBeGreaterThan(0)
  })

  const schedules = Object.entries<BackgroundLambda>(background).flatMap(([key, { startedBy }]) =>
    'everyMinutes' in startedBy ? [[key, startedBy.everyMinutes] as const] : [],
  )
  test.each(schedules)('when %s has not succeeded for ten turns', (key, minutes) => {
    const [late] = alarmsOn(ofLambda('Invocations', key))
    // Or within a day, which is as far as an alarm looks back: twice its pace at least.
    const lookedBack = Math.min(minutes * 600, 86_400)
    expect(lookedBack).toBeGreaterThanOrEqual(minutes * 120)
    expect(late).toMatchObject({
      Threshold: 1,
      ComparisonOperator: 'LessThanThreshold',
      TreatMissingData: 'breaching',
    })
    expect(late.Metrics.map((one: any) => one.MetricStat?.Period).filter(Boolean)).toEqual([
      lookedBack,
      lookedBack,
    ])
  })

  test.each(['ChatGPT', 'Mistralai', 'Claude', 'Perplexity'])('when %s fails', (AImodule) => {
    const { namespace, providerFailure } = metrics
    const dimensions = { AImodule, Stage: 'Portal-dev' }
    const failures = { namespace, name: providerFailure.name, dimensions }
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
    const turnedAway = filters().filter(({ pattern }) => letsThrough(pattern, { status: '429' }))
    expect(turnedAway).toHaveLength(1)
    for (const { measured } of turnedAway) expect(alarmsOn(measured)).toHaveLength(1)
  })

  test('when everybody waits for the first page', () => {
    for (const key of ['auth.me', 'assistant.questions']) {
      expect(alarmsOn(ofLambda('Duration', key))).toMatchObject([{ Threshold: 3_000 }])
    }
  })

  test('when a firewall stops many calls, sooner where people sign in', () => {
    const stoppedBy = ({ Name }: { Name: string }) =>
      alarms().filter((alarm) =>
        measuredBy(alarm).some(
          ({ name, dimensions }) => name === 'BlockedRequests' && dimensions['WebACL'] === Name,
        ),
      )
    expect(stoppedBy(apiFirewall(stack))).toMatchObject([{ Threshold: 1_000 }])
    expect(stoppedBy(poolFirewall(stack))).toMatchObject([{ Threshold: 100 }])
  })
})

test('a deployment is rolled back where the portal itself fails, and not because a provider is out', () => {
  const any = allFilters().find(({ measured }) => measured.name === 'Failures-Portal-dev')
  expect(any?.pattern.length).toBeLessThanOrEqual(1_024)
  const counted = (key: RouteKey) =>
    ['404', '500', '502', '503', '504'].filter((status) =>
      letsThrough(any?.pattern ?? '', { status, resourcePath: `/${contract[key].path}` }),
    )
  expect(counted('auth.me')).toEqual(['500', '502', '504'])
  // Its 503 is that sums are counted anew.
  expect(counted('statistics.users')).toEqual(['500', '502', '504'])
  const asking = ['assistant.send', 'assistant.try', 'assistant.runTrials', 'chatbot.send'] as const
  for (const key of asking) expect(counted(key)).toEqual(['500', '502'])
  // It says of one part that it is unwell, as often as it is asked.
  expect(counted('health.check')).toEqual([])
  const [alarm] = any ? alarmsOn(any.measured) : []
  expect(alarm).toMatchObject({
    AlarmName: 'Portal-dev - any route fails',
    Threshold: 3,
    Period: 300,
  })
  const [, parts] = stack.outputs['RollbackAlarm'].Value['Fn::Join']
  expect(parts.at(-1)).toBe(`:alarm:${alarm.AlarmName}`)
})

describe('an alarm', () => {
  test('says who is hurt and what to do, and looks at no more than CloudWatch takes', () => {
    for (const alarm of alarms()) {
      expect(alarm.AlarmName).toMatch(/^Portal-dev - /)
      expect(alarm.AlarmDescription).toMatch(/^[A-Z].{40,}\.$/s)
      expect(measuredBy(alarm).length).toBeLessThanOrEqual(10)
    }
  })

  test('goes to the operators’ address, encrypted all the way', () => {
    const [topicId, topic] = stack.one('AWS::SNS::Topic')
    const [silent, ...more] = alarms().filter(({ AlarmActions }) => AlarmActions === undefined)
    expect([silent.AlarmName, more]).toEqual(['Portal-dev - any route fails', []])
    for (const { AlarmActions, AlarmName } of alarms()) {
      if (AlarmName !== silent.AlarmName) expect(AlarmActions).toEqual([{ Ref: topicId }])
    }
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
    for (const { Name } of [apiFirewall(stack), poolFirewall(stack)]) expect(body).toContain(Name)
  })
})
