import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listen } from '../../local/engines/listen.ts'
import { alarm } from './alarm.ts'
import { NotChecked, Wrong } from './finding.ts'

const topic = 'arn:aws:sns:eu-north-1:123456789012:alarms'
const area = { AlarmName: 'Portal-dev - auth fails', AlarmActions: [topic] }
const turnedAway = { AlarmName: 'Portal-dev - calls turned away', AlarmActions: [topic] }

// CloudWatch and SNS, which one machine has not, as their protocols say (JSON 1.0, and Query with XML).
let cloud: {
  alarms: object[]
  history: string | undefined
  subscriptions: string[]
  set: [name: string, state: string][]
}
let stop: () => Promise<void>

const members = (subscriptions: string[]) =>
  subscriptions
    .map(
      (arn) =>
        `<member><SubscriptionArn>${arn}</SubscriptionArn><Protocol>email</Protocol></member>`,
    )
    .join('')

beforeEach(async () => {
  cloud = {
    alarms: [area, turnedAway],
    history: `Successfully executed action ${topic}`,
    subscriptions: [`${topic}:1`],
    set: [],
  }
  const server = await listen(0, async (request, response) => {
    const [, action] = String(request.headers['x-amz-target']).split('.')
    const body = await text(request)
    if (action === undefined) {
      return response
        .writeHead(200, { 'content-type': 'text/xml' })
        .end(
          '<ListSubscriptionsByTopicResponse xmlns="http://sns.amazonaws.com/doc/2010-03-31/"><ListSubscriptionsByTopicResult>' +
            `<Subscriptions>${members(cloud.subscriptions)}</Subscriptions>` +
            '</ListSubscriptionsByTopicResult></ListSubscriptionsByTopicResponse>',
        )
    }
    const input = JSON.parse(body)
    if (action === 'SetAlarmState') cloud.set.push([input.AlarmName, input.StateValue])
    // As CloudWatch’s clock says it, in seconds. Somebody has set the alarm before, and it was not told.
    const earlier = { HistorySummary: 'Failed to execute action', Timestamp: 1_700_000_000 }
    const items =
      cloud.history === undefined
        ? []
        : [{ HistorySummary: cloud.history, Timestamp: 1_700_000_060 }]
    const answers: Record<string, object> = {
      DescribeAlarms: { MetricAlarms: cloud.alarms },
      DescribeAlarmHistory: {
        AlarmHistoryItems: [...(cloud.set.length > 0 ? items : []), earlier],
      },
    }
    return response
      .writeHead(200, { 'content-type': 'application/x-amz-json-1.0' })
      .end(JSON.stringify(answers[action] ?? {}))
  })
  stop = server.stop
  vi.stubEnv('AWS_ENDPOINT_URL_CLOUDWATCH', server.url)
  vi.stubEnv('AWS_ENDPOINT_URL_SNS', server.url)
  vi.stubEnv('AWS_REGION', 'eu-north-1')
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local')
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await stop()
})

const session = () => Promise.reject(new Error('Nobody has to sign in for it'))
const run = () =>
  alarm({
    target: { address: 'https://portal.example.se', stackName: 'Portal-dev' },
    account: { mail: '', password: '' },
    signIn: session,
    session,
  })

test('an alarm that takes no deployment back is set, told, and taken back', async () => {
  expect(await run()).toBe('Portal-dev - calls turned away was set and told')
  expect(cloud.set).toEqual([
    ['Portal-dev - calls turned away', 'ALARM'],
    ['Portal-dev - calls turned away', 'OK'],
  ])
})

test.each<
  [
    what: string,
    change: Partial<typeof cloud>,
    error: new (...args: never[]) => Error,
    said: string,
  ]
>([
  ['no alarms', { alarms: [] }, Wrong, 'no alarm is called Portal-dev - …'],
  ['an alarm without an action', { alarms: [{ AlarmName: 'x' }] }, Wrong, 'x tells nobody'],
  ['a mail that nobody confirmed', { subscriptions: ['PendingConfirmation'] }, Wrong, 'confirmed'],
  ['nobody to tell', { subscriptions: [] }, NotChecked, 'the stage has no alarmMail'],
  [
    'a topic that CloudWatch may not use',
    { history: `Failed to execute action ${topic}. Received error: "KMS access denied"` },
    Wrong,
    'KMS access denied',
  ],
])('%s is told as such', async (_, change, error, said) => {
  Object.assign(cloud, change)
  const thrown: unknown = await run().catch((one: unknown) => one)
  expect(thrown).toBeInstanceOf(error)
  expect(String(thrown)).toContain(said)
  expect(cloud.set.map(([, state]) => state).at(-1) ?? 'OK').toBe('OK')
})
