import { expect, test } from 'vitest'
import { keys, lists, partitions } from './table.ts'

const made: Record<string, { pk: string }> = {
  user: keys.user('anna'),
  logEntry: keys.logEntry('anna', 1),
  mention: keys.mention('anna', '1'),
  look: keys.look('person', '2026-11-23', 'administrator', 'log'),
  ownAnswer: keys.ownAnswer('anna', '1'),
  turn: keys.turn('anna', '1', '1'),
  votes: keys.votes('q'),
  vote: keys.vote('q', '1'),
  person: keys.person('anna'),
  personByName: keys.personByName('anna berg', 'anna'),
  personByWord: keys.personByWord('berg', 'anna berg', 'anna'),
  personOfAShard: keys.personByName('anna berg', 'anna', 3),
  listingBegun: keys.listingBegun(),
  peopleCount: keys.peopleCount(0),
  listVersion: keys.listVersion('CARD'),
  administrators: keys.administrators(),
  lease: keys.lease('anna'),
  unfinished: keys.unfinished('1'),
  question: keys.question('q'),
  card: keys.card('q'),
  rate: keys.rate('anna', 'ANSWER', 1),
  allowance: keys.allowance('anna'),
  lastBooking: keys.lastBooking('anna'),
  stop: keys.stop('anna', '1'),
  roomDay: keys.roomDay(1, '2026-11-22'),
  feed: keys.feed({ userid: 'anna' }),
  feedOfRoom: keys.feed({ room: 1 }),
  bookingPlace: keys.bookingPlace('b'),
  series: keys.series('s'),
  usage: keys.usage(0, '1'),
  begunAnswer: keys.begunAnswer(0, '1'),
  chain: keys.chain(0, '2026-11-23'),
  sum: keys.sum('PERSON', 'anna'),
  sumOfAShard: keys.sum('PERSON', 'anna', 3),
  rolledUp: keys.rolledUp('PERSON', 0),
  shardsNoted: keys.shardsNoted(),
  commonLog: keys.commonLog(0, '1'),
  article: keys.article('NEWS', 'n'),
  articleRow: keys.articleRow('NEWS', 'n'),
  documentRow: keys.articleRow('DOCUMENT', 'd'),
  notification: keys.notification('anna', '1'),
  broadcast: keys.broadcast('1'),
  latestBroadcast: keys.latestBroadcast(),
  version: keys.version('q', '1'),
  draft: keys.draft('q'),
  proposal: keys.proposal('q'),
  trialRun: keys.trialRun('q', '1'),
  asking: keys.asking('q', '1', 't', 1),
  running: keys.running('q'),
  modelEnd: keys.modelEnd('ChatGPT', 'gpt-4o'),
  hold: keys.hold('PERSON', 'anna'),
  disposal: keys.disposal('2026-11-24'),
  disposalBatch: keys.disposalBatch('1'),
  event: keys.event('1'),
}

const isIn = (pattern: string, pk: string) =>
  pattern.endsWith('*') ? pk.startsWith(pattern.slice(0, -1)) : pk === pattern

test('every item lies in one partition that a policy can name, and each of those has items', () => {
  expect(Object.keys(made)).toEqual(expect.arrayContaining(Object.keys(keys)))
  const found = Object.entries(made).map(([what, { pk }]) => {
    const those = Object.entries(partitions).filter(([, pattern]) => isIn(pattern, pk))
    return [what, those.map(([name]) => name)] as const
  })
  expect(found.filter(([, names]) => names.length !== 1)).toEqual([])
  expect(new Set(found.flatMap(([, names]) => names))).toEqual(new Set(Object.keys(partitions)))
})

test('every list is a partition of its own', () => {
  const patterns = Object.values(partitions)
  expect(lists.filter((list) => !patterns.some((pattern) => isIn(pattern, list)))).toEqual([])
})
