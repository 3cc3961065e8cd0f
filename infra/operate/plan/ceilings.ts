import { contract } from '../../../shared/contract/index.ts'
import type { ShardCounts, Sharded } from '../../../shared/contract/stage/shards.ts'
import { throttleOf } from '../../constructs/api/throttles.ts'
import type { Stage } from '../../stageSettings.ts'
import { each, loadOf, person } from '../cost/load.ts'

/** How the busiest hour is reckoned: a working day's load within so many hours, and so many times their mean. Ours. */
const [workingHours, peak] = [8, 3]

/** Sign-ins of a person in a working day, and what each writes (docs/measured.md). */
const [signIns, signInUnits] = [1, 4]

/** What AWS gives an account at first. Of this one, where a note says so, from memory: Service Quotas knows. */
const quotas = {
  callsPerSecond: 10_000,
  lambdasAtOnce: 1_000,
  signInsPerSecond: 120,
  poolPeople: 40_000_000,
  tableUnitsPerSecond: 40_000,
  partitionUnitsPerSecond: 1_000,
}

/** Something that gives way, and what to do about it before. */
export type Ceiling = {
  what: string
  /** How much of it one person takes in a second of the busiest hour, or at all. */
  each: number
  there: number
  unit: string
  /** What to raise, and where. */
  raise: string
}

/** What one person does in a second of the busiest hour. */
export function busiest() {
  const perSecond = (perDay: number) => (perDay * peak) / (workingHours * 60 * 60)
  const month = loadOf(1)
  const ofMonth = (amount: number) => perSecond(amount / person.workingDays)
  return {
    answers: ofMonth(month.answers),
    visits: ofMonth(month.visits),
    polls: ofMonth(month.polls),
    calls: ofMonth(month.answers + month.calls + month.polls),
    signIns: perSecond(signIns),
  }
}

const perPartition = {
  there: quotas.partitionUnitsPerSecond,
  unit: 'written units a second in a partition',
}

const spread = (what: Sharded, count: number, ceiling: string): string =>
  `${ceiling}, in ${count} ${count === 1 ? 'shard' : 'shards'} (${what})`

/** What is written into one partition for each shard. What a transaction writes counts twice. */
function partitionCeilings(shards: ShardCounts): Ceiling[] {
  const { answers, signIns: entries } = busiest()
  const ofShard = (what: Sharded, ceiling: string, units: number): Ceiling => ({
    what: spread(what, shards[what], ceiling),
    each: units / shards[what],
    ...perPartition,
    raise: `shards.${what} of the stage, doubled and never lowered`,
  })
  return [
    // Put by itself, and taken away in the transaction of the record.
    ofShard('usage', 'notes of answers that begin, beside their records', answers * 3),
    ofShard(
      'log',
      'the common log: an entry of each answer and each sign-in',
      answers * 2 + entries,
    ),
    // Each answer of another person, as far as the roll-up does not put several together.
    ofShard('sums', 'sums of a day by person', answers * 2),
    ofShard('people', 'the list of people, where every sign-in writes one row', entries),
  ]
}

/** Everything that is met as people become more, in no order. */
export function ceilings(stage: Stage): Ceiling[] {
  const { answers, visits, polls, calls, signIns: entries } = busiest()
  const asked = throttleOf(contract['assistant.send'], stage).perSecond
  const perRoute = stage.callsPerRoute.perSecond
  const setAside = stage.reservedConcurrency?.['assistant.send']
  const answering = (answers * each.answerMs) / 1_000
  const reads = (calls - answers - polls) * each.readUnits + polls * each.pollReadUnits
  return [
    {
      what: 'answers that begin in a second, let through to one route',
      each: answers,
      there: asked,
      unit: 'a second',
      raise: 'callsPerProviderRoute in shared/serverLimits.ts, and callsPerRoute of the stage',
    },
    {
      what: 'calls of one route: polls of the notifications',
      each: polls,
      there: perRoute,
      unit: 'a second',
      raise: 'callsPerRoute of the stage',
    },
    {
      what: 'calls of one route: the cards of the lobby, at each visit',
      each: visits,
      there: perRoute,
      unit: 'a second',
      raise: 'callsPerRoute of the stage',
    },
    ...(setAside === undefined
      ? []
      : [
          {
            what: 'answers on their way, in the places set aside',
            each: answering,
            there: setAside,
            unit: 'at once',
            raise: 'reservedConcurrency of the stage, after the quota of Lambda',
          },
        ]),
    {
      what: 'Lambdas at once, answers and calls',
      each: answering + ((calls - answers) * each.callMs) / 1_000,
      there: quotas.lambdasAtOnce,
      unit: 'at once',
      raise: 'ask AWS: Lambda, concurrent executions',
    },
    {
      what: 'calls of the API',
      each: calls,
      there: quotas.callsPerSecond,
      unit: 'a second',
      raise: 'ask AWS: API Gateway, throttle of the account and region',
    },
    {
      what: 'sign-ins at the pool',
      each: entries,
      there: quotas.signInsPerSecond,
      unit: 'a second',
      raise: 'ask AWS: Cognito, user authentication (it is paid for)',
    },
    {
      what: 'people in the pool',
      each: 1,
      there: quotas.poolPeople,
      unit: 'people',
      raise: 'another stage, a cell of its own (from memory)',
    },
    {
      what: 'units that the table writes',
      each: answers * each.answerWriteUnits + entries * signInUnits,
      there: quotas.tableUnitsPerSecond,
      unit: 'a second',
      raise: 'ask AWS: DynamoDB, write units of a table on demand (from memory)',
    },
    {
      what: 'units that the table reads',
      each: reads,
      there: quotas.tableUnitsPerSecond,
      unit: 'a second',
      raise: 'ask AWS: DynamoDB, read units of a table on demand (from memory)',
    },
    ...partitionCeilings(stage.shards),
  ]
}
