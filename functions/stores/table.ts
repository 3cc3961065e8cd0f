/*
 * The single table. Every question that a screen asks is one GetItem or one Query:
 *
 *   entity        pk                sk             answers
 *   user          USER#<id>         PROFILE        who is calling? a person's card
 *   log entry     USER#<id>         LOG#<ulid>     what has this person done, newest first?
 *   question      QUESTION          <id>           the library; what does a card ask the model?
 *   card          CARD              <id>           the lobby: label and subtext of every question, no prompts
 *   usage record  USAGE#<shard>     <ulid>         which answers came since the last roll-up?
 *   sums          SUMS              <shard>        the rolled-up sums of a shard, and how far they reach
 *
 * A question and its card are written in one transaction, as are a usage record and its log entry.
 * Usage records are spread over shards by person, so that no partition takes every answer's write.
 * Log entries and usage records expire (`expires`, epoch seconds); DynamoDB deletes late, so readers skip them.
 */
export const tableKeys = { partition: 'pk', sort: 'sk', timeToLive: 'expires' } as const

/** How many partitions the usage records are spread over. More can be added, never fewer. */
export const usageShards = 4

/**
 * Keys of every entity. Ids of records and log entries are ULIDs, so that sorting by id is sorting by time; a user's is
 * the pool's `sub`; a question's is short, since every card is read at once.
 */
export const keys = {
  user: (id: string) => ({ pk: `USER#${id}`, sk: 'PROFILE' }),
  logEntry: (userid: string, id: string) => ({ pk: `USER#${userid}`, sk: `LOG#${id}` }),
  question: (id: string) => ({ pk: 'QUESTION', sk: id }),
  card: (id: string) => ({ pk: 'CARD', sk: id }),
  usage: (shard: number, id: string) => ({ pk: `USAGE#${shard}`, sk: id }),
  sums: (shard: number) => ({ pk: 'SUMS', sk: String(shard) }),
}
