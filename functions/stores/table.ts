import type { Partition } from '../../shared/contract/route.ts'

/*
 * The single table. Every question that a screen asks is one GetItem or one Query:
 *
 *   entity          pk                sk             answers
 *   user            USER#<id>         PROFILE        who is calling? a person's card
 *   log entry       USER#<id>         LOG#<number>   a page of what this person has done, newest first
 *   mention         USER#<id>         NAMED#<ulid>   which items of others name this person, and what do they say instead?
 *   look            USER#<id>         LOOK#<day>#<id>#<what>  who has looked at this person's profile or log?
 *   own answer      USER#<id>         SVAR#<uuid>    a page of one's own answers, newest first (a UUID of version 7 begins with its time)
 *   turn            USER#<id>         SVARTEXT#<uuid>#<uuid>  what was asked and answered in one of them?
 *   person          PEOPLE#NAME       <name>#<id>    a page of the list of people by name, as short as can be
 *   person's word   PEOPLE#<letter>   <word>#<name>#<id>  whose name or address has a word that begins like this?
 *   rows of a shard PEOPLE#…#<shard>  as above       the same, where the rows of people have more than one shard
 *   people          PEOPLE            #COUNT#<shard> how many people are there?
 *   person of 0.1.0 PEOPLE            <id>           who is not found by name yet?
 *   listing         PEOPLE            #LISTING       since when are people of 0.1.0 waiting to be listed by name?
 *   version         <of a list>       #VERSION       has the list (PEOPLE, QUESTION, CARD, …) changed since somebody read it?
 *   administrators  ADMINISTRATORS    ADMINISTRATORS who are the administrators in use? is this the last one?
 *   lease           CLAIM             <on what>      is somebody else changing the same account, or making accounts whole, right now?
 *   unfinished      UNFINISHED        <ulid>         which changes of accounts have begun and are not known to have ended?
 *   question        QUESTION          <id>           the library; what does a card ask the model?
 *   version         VERSION#<question> <stamp>   what has a question been, who changed it, and why?
 *   draft           DRAFT             <id>           what is a question to become, once it is published?
 *   proposal        PROPOSAL          <id>           which questions do people miss that nobody has answered yet?
 *   run of trials   TRIALRUN#<question> <ulid>       what was tried, of which draft, and how did it end?
 *   trial's asking  TRIALRUN#<question> <ulid>#<trial>#<round>  has it been asked, what came, and what held of it?
 *   run that goes on  RUNNING         <question>     which runs are not over, and who works them off? (a lease)
 *   model's end     MODELEND          <provider>#<model>  when does a model end that questions ask, is it gone, and what has been told of it?
 *   card            CARD              <id>           the lobby: label and subtext of every question, no prompts
 *   rate            RATE#<user>       <what>#<time>  how often have they done this in this minute, hour or day?
 *   allowance       RATE#<user>       ANSWERS        how many answers have they on their way (a lease for each), and how many have begun in this minute?
 *   last booking    RATE#<user>       BOOKING        has anybody booked for them since their bookings were counted?
 *   stop            STOP#<user>       <answer>       have they asked for the stop of this answer?
 *   room's day      ROOM#<number>     <day>          the bookings of a day; a month is one Query
 *   feed            USER#<id>         #FEED          what lets a calendar program read one's own bookings?
 *   room's feed     BOOKING           FEED#<number>  the same of a room's
 *   booking's place BOOKING           <id>           which room and day is it on?
 *   series          BOOKING           <series>       which bookings repeat together, and which room and day is each on?
 *   usage record    USAGE#<shard>     <ulid>         which answers came since the last roll-up?
 *   begun answer    BEGUN#<shard>     <ulid>         which answers are being asked for, or were by somebody who died over it?
 *   link            CHAIN#<shard>    <day>          are the usage records of a day still those that were written?
 *   sum             SUM#<kind>        <of what>      how much has been used, by person, question, model, day, …, and before the last 7, 30, 90 days?
 *   more of a sum   SUM#<kind>#<shard>  <of what>    what is to be added to it, where sums have more than one shard?
 *   rolled up       ROLLED            <group#shard>  up to which usage record of a shard, or which day's sum, do the sums of a group reach?
 *   shards noted    ROLLED            #SHARDS        over how many shards has this table ever been spread?
 *   common log      LOG#<shard>       <ulid>         what has anybody done, newest first?
 *   article         ARTICLE#<id>      <list>         a document (DOCUMENT) or a news item (NEWS), whole
 *   article's row   <list>            <id>           the list of documents or news, and what a search looks at
 *   notification    USER#<id>         NOTIS#<stamp>  what is to be told to this person?
 *   broadcast       NOTIS             NOTIS#<stamp>  what is to be told to everybody?
 *   last broadcast  NOTIS             #LATEST        is there anything new for everybody?
 *   votes           VOTES             <question>     how many did a question's answers help, and how many not?
 *   vote            VOTE#<question>   <answer>       what did somebody say of an answer? (nobody's name)
 *   hold            HOLD              <kind>#<id>    whose records are kept although their time comes, or those of which question, and why?
 *   disposal        DISPOSAL          <day>          what has DynamoDB taken away on a day because its time had come, and how much of each kind?
 *   counted batch   DISPOSAL          #BATCH#<id>    has what the stream told together been counted?
 *   event           EVENT             <ulid>         what has happened that other areas are still to be told?
 *
 * Written in one transaction: a user, their rows among the people, the number of people and their place among the administrators; a question and
 * its card; a usage record, its log entry and the end of the note that its answer has begun; sums and how far they reach; every change and the log entry that tells
 * of it, which is written twice: for its person and for everybody; an article and its row; a change and the event that
 * other areas hear of (the table's stream carries it to EventBridge); a notification, its stamp and the event's end.
 * A log entry's number is the next of its person (`LogAntal` of the profile), so that each page is a range of keys.
 * A room's day is one item, changed only as somebody has just read it: so two bookings never overlap. All days that a
 * change of a series touches are one transaction with the series, which is changed the same way.
 * Usage records and the common log are spread over shards by person, so that no partition takes every answer's write; sums by
 * what they are of. How many there are is a setting of the stage, which is only ever doubled (`shards.ts`): whoever looks
 * for what was written before looks wherever it may lie.
 * A notification's stamp is when it arrived, later than any before, so that "seen up to here" is one text of a person.
 * Log entries, usage records, own answers, looks, votes, notifications, mentions, runs of trials, rooms' days, rates, places, stops, leases and counted batches expire (`expires`, epoch seconds); DynamoDB deletes late, so readers skip them.
 * What is held has a time so much later (`heldLater`) that DynamoDB leaves it; readers skip it all the same.
 */
export const tableKeys = { partition: 'pk', sort: 'sk', timeToLive: 'expires' } as const

/** What is an event in the table's stream: the pipe lets nothing else through. */
export const eventPartition = 'EVENT'

/** Where the changes of accounts wait that have begun. */
export const unfinishedPartition = 'UNFINISHED'

/** The keys of each partition, as a policy names them. */
export const partitions = {
  USER: 'USER#*',
  PEOPLE: 'PEOPLE*',
  ADMINISTRATORS: 'ADMINISTRATORS',
  CLAIM: 'CLAIM',
  UNFINISHED: unfinishedPartition,
  QUESTION: 'QUESTION',
  CARD: 'CARD',
  RATE: 'RATE#*',
  STOP: 'STOP#*',
  ROOM: 'ROOM#*',
  BOOKING: 'BOOKING',
  USAGE: 'USAGE#*',
  BEGUN: 'BEGUN#*',
  CHAIN: 'CHAIN#*',
  SUM: 'SUM#*',
  ROLLED: 'ROLLED',
  LOG: 'LOG#*',
  ARTICLE: 'ARTICLE#*',
  DOCUMENT: 'DOCUMENT',
  NEWS: 'NEWS',
  NOTIS: 'NOTIS',
  EVENT: eventPartition,
  VOTES: 'VOTES',
  VOTE: 'VOTE#*',
  VERSION: 'VERSION#*',
  DRAFT: 'DRAFT',
  PROPOSAL: 'PROPOSAL',
  TRIALRUN: 'TRIALRUN#*',
  RUNNING: 'RUNNING',
  MODELEND: 'MODELEND',
  HOLD: 'HOLD',
  DISPOSAL: 'DISPOSAL',
} as const satisfies Record<Partition, string>

/** The lists that are read whole: the partition of each. */
export const lists = ['PEOPLE', 'QUESTION', 'CARD', 'DOCUMENT', 'NEWS'] as const

export type List = (typeof lists)[number]

/** The lists of articles: documents and news. */
export type ArticleList = 'DOCUMENT' | 'NEWS'

/** The partition of a shard. The first one has the name that it had before there were shards. */
const shardOfPartition = (pk: string, shard: number): string =>
  shard === 0 ? pk : `${pk}#${shard}`

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
  look: (userid: string, day?: string, by?: string, at?: string) => ({
    pk: `USER#${userid}`,
    sk: `LOOK#${[day, by, at].filter(Boolean).join('#')}`,
  }),
  mention: (userid: string, id: string) => ({ pk: `USER#${userid}`, sk: `NAMED#${id}` }),
  ownAnswer: (userid: string, id: string) => ({ pk: `USER#${userid}`, sk: `SVAR#${id}` }),
  turn: (userid: string, id: string, turnId: string) => ({
    pk: `USER#${userid}`,
    sk: `SVARTEXT#${id}#${turnId}`,
  }),
  person: (id: string) => ({ pk: 'PEOPLE', sk: id }),
  personByName: (name: string, id: string, shard = 0) => ({
    pk: shardOfPartition('PEOPLE#NAME', shard),
    sk: `${name}#${id}`,
  }),
  personByWord: (word: string, name: string, id: string, shard = 0) => ({
    pk: shardOfPartition(`PEOPLE#${String.fromCodePoint(word.codePointAt(0) ?? 0)}`, shard),
    sk: `${word}#${name}#${id}`,
  }),
  listingBegun: () => ({ pk: 'PEOPLE', sk: '#LISTING' }),
  peopleCount: (shard: number | '') => ({ pk: 'PEOPLE', sk: `#COUNT#${shard}` }),
  listVersion: (list: List) => ({ pk: list, sk: '#VERSION' }),
  administrators: () => ({ pk: 'ADMINISTRATORS', sk: 'ADMINISTRATORS' }),
  lease: (on: string) => ({ pk: 'CLAIM', sk: on }),
  unfinished: (id: string) => ({ pk: unfinishedPartition, sk: id }),
  question: (id: string) => ({ pk: 'QUESTION', sk: id }),
  card: (id: string) => ({ pk: 'CARD', sk: id }),
  rate: (of: string, what: string, stretch: number) => ({
    pk: `RATE#${of}`,
    sk: `${what}#${stretch}`,
  }),
  allowance: (userid: string) => ({ pk: `RATE#${userid}`, sk: 'ANSWERS' }),
  lastBooking: (userid: string) => ({ pk: `RATE#${userid}`, sk: 'BOOKING' }),
  stop: (userid: string, answerId: string) => ({ pk: `STOP#${userid}`, sk: answerId }),
  roomDay: (room: number | '', day: string) => ({ pk: `ROOM#${room}`, sk: day }),
  feed: (of: { room: number } | { userid: string }) =>
    'room' in of
      ? { pk: 'BOOKING', sk: `FEED#${of.room}` }
      : { pk: `USER#${of.userid}`, sk: '#FEED' },
  bookingPlace: (id: string) => ({ pk: 'BOOKING', sk: id }),
  series: (id: string) => ({ pk: 'BOOKING', sk: id }),
  usage: (shard: number, id: string) => ({ pk: `USAGE#${shard}`, sk: id }),
  begunAnswer: (shard: number, id: string) => ({ pk: `BEGUN#${shard}`, sk: id }),
  chain: (shard: number, day: string) => ({ pk: `CHAIN#${shard}`, sk: day }),
  sum: (kind: string, of: string, shard = 0) => ({
    pk: shardOfPartition(`SUM#${kind}`, shard),
    sk: of,
  }),
  rolledUp: (group: string, shard: number) => ({ pk: 'ROLLED', sk: `${group}#${shard}` }),
  shardsNoted: () => ({ pk: 'ROLLED', sk: '#SHARDS' }),
  commonLog: (shard: number, id: string) => ({ pk: `LOG#${shard}`, sk: id }),
  article: (list: ArticleList, id: string) => ({ pk: `ARTICLE#${id}`, sk: list }),
  articleRow: (list: ArticleList, id: string) => ({ pk: list, sk: id }),
  notification: (userid: string, stamp: string) => ({ pk: `USER#${userid}`, sk: `NOTIS#${stamp}` }),
  broadcast: (stamp: string) => ({ pk: 'NOTIS', sk: `NOTIS#${stamp}` }),
  latestBroadcast: () => ({ pk: 'NOTIS', sk: '#LATEST' }),
  votes: (questionId: string) => ({ pk: 'VOTES', sk: questionId }),
  vote: (questionId: string, answerId: string) => ({ pk: `VOTE#${questionId}`, sk: answerId }),
  version: (questionId: string, version: string) => ({ pk: `VERSION#${questionId}`, sk: version }),
  draft: (questionId: string) => ({ pk: 'DRAFT', sk: questionId }),
  proposal: (id: string) => ({ pk: 'PROPOSAL', sk: id }),
  trialRun: (questionId: string, run: string) => ({ pk: `TRIALRUN#${questionId}`, sk: run }),
  asking: (questionId: string, run: string, trial: string, round: number) => ({
    pk: `TRIALRUN#${questionId}`,
    sk: `${run}#${trial}#${round}`,
  }),
  running: (questionId: string) => ({ pk: 'RUNNING', sk: questionId }),
  modelEnd: (AImodule: string, GPTV: string) => ({ pk: 'MODELEND', sk: `${AImodule}#${GPTV}` }),
  hold: (kind: 'PERSON' | 'QUESTION', id: string) => ({ pk: 'HOLD', sk: `${kind}#${id}` }),
  disposal: (day: string) => ({ pk: 'DISPOSAL', sk: day }),
  disposalBatch: (id: string) => ({ pk: 'DISPOSAL', sk: `#BATCH#${id}` }),
  event: (id: string) => ({ pk: eventPartition, sk: id }),
}
