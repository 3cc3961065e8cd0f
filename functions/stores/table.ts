/*
 * The single table. Every question that a screen asks is one GetItem or one Query:
 *
 *   entity          pk                sk             answers
 *   user            USER#<id>         PROFILE        who is calling? a person's card
 *   log entry       USER#<id>         LOG#<number>   a page of what this person has done, newest first
 *   person          PEOPLE            <id>           the list of people, as short as can be
 *   version         <of a list>       #VERSION       has the list (PEOPLE, QUESTION, CARD) changed since somebody read it?
 *   administrators  ADMINISTRATORS    ADMINISTRATORS who are the administrators in use? is this the last one?
 *   claim           CLAIM             <on what>      is somebody else changing the same account right now?
 *   question        QUESTION          <id>           the library; what does a card ask the model?
 *   card            CARD              <id>           the lobby: label and subtext of every question, no prompts
 *   room's day      ROOM#<number>     <day>          the bookings of a day; a month is one Query
 *   booking's place BOOKING           <id>           which room and day is it on?
 *   usage record    USAGE#<shard>     <ulid>         which answers came since the last roll-up?
 *   sum             SUM#<kind>        <of what>      how much has been used, by person, question, model, day, …?
 *   rolled up       ROLLED            <group#shard>  up to which usage record of a shard do the sums of a group reach?
 *   common log      LOG#<shard>       <ulid>         what has anybody done, newest first?
 *
 * Written in one transaction: a user, his row among the people and his place among the administrators; a question and
 * its card; a usage record and its log entry; sums and how far they reach; every change and the log entry that tells
 * of it, which is written twice: for its person and for everybody.
 * A log entry's number is the next of its person (`LogAntal` of the profile), so that each page is a range of keys.
 * A room's day is one item, changed only as somebody has just read it: so two bookings never overlap.
 * Usage records and the common log are spread over shards by person, so that no partition takes every answer's write.
 * Log entries, usage records and claims expire (`expires`, epoch seconds); DynamoDB deletes late, so readers skip them.
 */
export const tableKeys = { partition: 'pk', sort: 'sk', timeToLive: 'expires' } as const

/**
 * How many partitions take the usage records and the common log. Each reader asks all of them; each takes some 500
 * answers a second. More can be added, never fewer.
 */
export const shards = 2

/** The shard of a person: the same for all his records, spread evenly over people. */
export const shardOf = (userid: string): number => {
  let sum = 0
  for (const letter of userid) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521
  return sum % shards
}

/**
 * Keys of every entity. A usage record's id is a ULID, so that sorting by id is sorting by time; a user's is the pool's
 * `sub`; a question's is short, since every card is read at once. A log entry's number has eight digits.
 */
export const keys = {
  user: (id: string) => ({ pk: `USER#${id}`, sk: 'PROFILE' }),
  logEntry: (userid: string, number: number) => ({
    pk: `USER#${userid}`,
    sk: `LOG#${String(number).padStart(8, '0')}`,
  }),
  person: (id: string) => ({ pk: 'PEOPLE', sk: id }),
  listVersion: (list: 'PEOPLE' | 'QUESTION' | 'CARD') => ({ pk: list, sk: '#VERSION' }),
  administrators: () => ({ pk: 'ADMINISTRATORS', sk: 'ADMINISTRATORS' }),
  claim: (on: string) => ({ pk: 'CLAIM', sk: on }),
  question: (id: string) => ({ pk: 'QUESTION', sk: id }),
  card: (id: string) => ({ pk: 'CARD', sk: id }),
  roomDay: (room: number | '', day: string) => ({ pk: `ROOM#${room}`, sk: day }),
  bookingPlace: (id: string) => ({ pk: 'BOOKING', sk: id }),
  usage: (shard: number, id: string) => ({ pk: `USAGE#${shard}`, sk: id }),
  sum: (kind: string, of: string) => ({ pk: `SUM#${kind}`, sk: of }),
  rolledUp: (group: string, shard: number) => ({ pk: 'ROLLED', sk: `${group}#${shard}` }),
  commonLog: (shard: number, id: string) => ({ pk: `LOG#${shard}`, sk: id }),
}
