import { type AnswerRecord, answerRecord } from '../../../functions/stores/answers/usage.ts'
import type { AuditEntry } from '../../../functions/stores/log/auditLog.ts'
import { expiry } from '../../../functions/stores/log/retention.ts'
import { shardOf } from '../../../functions/stores/shards.ts'
import { keys } from '../../../functions/stores/table.ts'
import type { Item } from './putAll.ts'

type Entry = Pick<AuditEntry, 'message' | 'at'>

/**
 * What `usage.record` stores of an answer, for whoever writes many at once: the record, and the entry in everybody's log and in
 * the person's own, where it has a number.
 */
export function answerItems(record: AnswerRecord, { message, at }: Entry, number: number): Item[] {
  const { id, userid, userName } = record
  const expires = expiry('log', at)
  return [
    {
      ...keys.usage(shardOf(userid, 'usage'), id),
      ...answerRecord.parse(record),
      expires: expiry('usage', at),
    },
    { ...keys.commonLog(shardOf(userid, 'log'), id), userid, userName, message, expires },
    { ...keys.logEntry(userid, number), userName, message, id, expires, usage: true },
  ]
}
