/** What people call the items of a person's partition that expire, by how their keys begin. */
const ofPerson: Record<string, string> = {
  LOG: 'log entries',
  LOOK: 'looks',
  NAMED: 'mentions',
  NOTIS: 'notifications',
  SVAR: 'own answers',
  SVARTEXT: 'own answers, texts',
}

/** The same of whole partitions whose items are records of people and of what they do. */
const records: Record<string, string> = {
  BOOKING: 'places of bookings',
  LOG: 'log entries of everybody',
  NOTIS: 'notifications to everybody',
  ROOM: 'days of rooms',
  TRIALRUN: 'trials',
  USAGE: 'usage records',
  VOTE: 'votes',
}

/** And of those that hold something for a moment. */
const shortLived: Record<string, string> = {
  BEGUN: 'begun answers',
  CLAIM: 'leases',
  DISPOSAL: 'counted batches',
  RATE: 'rates',
  STOP: 'stops',
}

type Key = { pk: string; sk: string }

const partitionOf = ({ pk }: Key): string => pk.split('#')[0] ?? ''

/** What people call an item that expires, by its key; what is of no such kind is told by its partition. */
export function kindOf(key: Key): string {
  const partition = partitionOf(key)
  const known =
    partition === 'USER'
      ? ofPerson[key.sk.split('#')[0] ?? '']
      : (records[partition] ?? shortLived[partition])
  return known ?? partition
}

/** How the partitions begin whose items are counted when they go (docs/requirements.md, "What has gone"). */
export const recordedPartitions = ['USER', ...Object.keys(records)]

/** Whether an item with this key is counted when it goes. */
export const isRecorded = (key: Key): boolean => recordedPartitions.includes(partitionOf(key))
