import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { proposal } from '../../../shared/contract/questions/proposals.ts'
import { log } from '../../runtime/log.ts'
import { stillThere, table, TableName, transact, unlessRefused, type Write } from '../client.ts'
import { everyItem } from '../everyItem.ts'
import { type AuditEntry, auditLog } from '../log/auditLog.ts'
import { keys } from '../table.ts'

/** A proposal as stored: `by` is the id of who sent it, and its own id that of the question that may come of it. */
const stored = z.extend(proposal, { by: z.string() })

export type StoredProposal = z.infer<typeof stored>

function read(item: unknown): StoredProposal[] {
  const { data, error } = z.safeParse(stored, item)
  if (error) log.error('a proposal cannot be read', error)
  return data ? [data] : []
}

/** Does it whole or not at all, with the log entry and what else is to happen. */
async function write(change: Write, entry: AuditEntry, also: Write[]): Promise<boolean> {
  return unlessRefused(transact([change, ...also, ...(await auditLog.writes(entry))]))
}

/** The questions that staff miss, until somebody answers: one that is published takes its proposal away, as does a no. */
export const proposals = {
  /** The proposal with this id, as just written; undefined when there is none, or it has been answered. */
  async get(id: string): Promise<StoredProposal | undefined> {
    const { Item } = await table.send(
      new GetCommand({ TableName, Key: keys.proposal(id), ConsistentRead: true }),
    )
    return Item && read(Item)[0]
  },

  /** All that wait, as just written, unordered. They are few: there can be no more than `questionLimits.proposals`. */
  async all(): Promise<StoredProposal[]> {
    const found = await everyItem({
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': keys.proposal('').pk },
    })
    return found.flatMap(read)
  },

  /** Stores a new one, with its log entry and what tells of it. False, and nothing stored, where its id is taken. */
  add: (sent: StoredProposal, entry: AuditEntry, also: Write[]): Promise<boolean> =>
    write(
      {
        Put: {
          TableName,
          Item: { ...keys.proposal(sent.id), ...sent },
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      },
      entry,
      also,
    ),

  /** Lets a transaction pass only while nobody has answered a proposal. */
  stillWaits: (id: string): Write => ({
    ConditionCheck: { TableName, Key: keys.proposal(id), ...stillThere },
  }),

  /** The write that ends a proposal, refused when it has ended. */
  removal: (id: string): Write => ({
    Delete: { TableName, Key: keys.proposal(id), ...stillThere },
  }),

  /** Ends a proposal, with its log entry and what tells of it. False, and nothing changed, when it has ended. */
  remove: (id: string, entry: AuditEntry, also: Write[]): Promise<boolean> =>
    write(proposals.removal(id), entry, also),
}
