import { setTimeout as after } from 'node:timers/promises'
import {
  CloudWatchClient,
  DescribeAlarmHistoryCommand,
  DescribeAlarmsCommand,
  type MetricAlarm,
  SetAlarmStateCommand,
} from '@aws-sdk/client-cloudwatch'
import { ListSubscriptionsByTopicCommand, SNSClient } from '@aws-sdk/client-sns'
import { alarmName } from '../../delivery/alarmNames.ts'
import { type Check, NotChecked, Wrong } from './finding.ts'

const toldWithinMs = 30_000
const askEveryMs = 1_000

const section = 'See docs/operate.md, "Alarms".'

/** Not an area's: those take a deployment back while it is watched. */
const isHarmless = ({ AlarmName }: MetricAlarm) => AlarmName?.endsWith('turned away') ?? false

async function alarmOf(client: CloudWatchClient, stackName: string) {
  const { MetricAlarms = [] } = await client.send(
    new DescribeAlarmsCommand({ AlarmNamePrefix: alarmName(stackName, '') }),
  )
  const { AlarmName, AlarmActions: [topic] = [] } =
    MetricAlarms.find(isHarmless) ?? MetricAlarms[0] ?? {}
  if (AlarmName === undefined)
    throw new Wrong(`no alarm is called ${alarmName(stackName, '…')}`, section)
  if (topic === undefined) throw new Wrong(`${AlarmName} tells nobody`, section)
  return { AlarmName, topic }
}

/** Whether somebody gets what a topic tells. */
async function hasReaders(TopicArn: string): Promise<boolean> {
  const { Subscriptions = [] } = await new SNSClient().send(
    new ListSubscriptionsByTopicCommand({ TopicArn }),
  )
  if (Subscriptions.length === 0) throw new NotChecked('nobody is told: the stage has no alarmMail')
  return Subscriptions.some(({ SubscriptionArn }) => SubscriptionArn?.startsWith('arn:') ?? false)
}

/** What CloudWatch noted last of telling it, newest first (its API reference, "DescribeAlarmHistory"). */
async function lastTold(client: CloudWatchClient, AlarmName: string) {
  const { AlarmHistoryItems: [latest] = [] } = await client.send(
    new DescribeAlarmHistoryCommand({
      AlarmName,
      HistoryItemType: 'Action',
      ScanBy: 'TimestampDescending',
      MaxRecords: 1,
    }),
  )
  return latest
}

/** What CloudWatch notes of telling it after what it noted before, by its own clock. */
async function told(client: CloudWatchClient, AlarmName: string, before: Date | undefined) {
  for (const until = Date.now() + toldWithinMs; Date.now() < until; await after(askEveryMs)) {
    const { Timestamp, HistorySummary } = (await lastTold(client, AlarmName)) ?? {}
    const isNew = Timestamp !== undefined && (before === undefined || Timestamp > before)
    if (isNew && HistorySummary !== undefined) return HistorySummary
  }
  return 'CloudWatch has not tried to tell anybody'
}

/** One alarm is set by hand and told; CloudWatch takes it back by itself, and this does so at once. */
export const alarm: Check = async ({ target }) => {
  if (target.stackName === undefined)
    throw new NotChecked('not on one machine: there is no CloudWatch')
  const client = new CloudWatchClient()
  const { AlarmName, topic } = await alarmOf(client, target.stackName)
  if (!(await hasReaders(topic))) {
    throw new Wrong(
      'whoever alarmMail names has not confirmed the subscription',
      `The mail is called "AWS Notification - Subscription Confirmation". ${section}`,
    )
  }
  const set = (StateValue: 'ALARM' | 'OK') =>
    client.send(
      new SetAlarmStateCommand({ AlarmName, StateValue, StateReason: 'npm run operate -- check' }),
    )
  const before = (await lastTold(client, AlarmName))?.Timestamp
  await set('ALARM')
  try {
    const summary = await told(client, AlarmName, before)
    if (summary.startsWith('Successfully')) return `${AlarmName} was set and told`
    throw new Wrong(
      `${AlarmName} was set, but: ${summary}`,
      `CloudWatch must be allowed to publish to ${topic} and to use its key. ${section}`,
    )
  } finally {
    await set('OK')
  }
}
