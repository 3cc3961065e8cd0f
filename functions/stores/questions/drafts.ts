import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { draft, type Draft } from '../../../shared/contract/questions/drafts.ts'
import { log } from '../../runtime/log.ts'
import { pastConflicts, table, TableName, transact, unlessRefused, type Write } from '../client.ts'
import { everyItem } from '../everyItem.ts'
import { type AuditEntry, auditLog } from '../log/auditLog.ts'
import { keys } from '../table.ts'

/** A draft as stored: `by` is the id of who saved it last, `Saving` what they named that save. */
const stored = z.extend(draft, { by: z.string(), Saving: z.optional(z.string()) })

export type StoredDraft = z.infer<typeof stored>

function read(item: unknown): StoredDraft[] {
  const { data, error } = z.safeParse(stored, item)
  if (error) log.error('a draft cannot be read', error)
  return data ? [data] : []
}

/** Who saves: the stamp that they have seen, and what they name the save. */
type Saver = { seen: string; by: string; Saving?: string | undefined }

/** A draft that is as somebody has seen it; an empty stamp is one that is not there yet. */
const asSeen = (seen: string) =>
  seen === ''
    ? { ConditionExpression: 'attribute_not_exists(pk)' }
    : {
        ConditionExpression: 'DaytoUpdate = :seen',
        ExpressionAttributeValues: { ':seen': seen },
      }

async function write(changes: Write[], entry: AuditEntry): Promise<boolean> {
  return unlessRefused(transact([...changes, ...(await auditLog.writes(entry))]))
}

/**
 * What questions are to become. A draft lies beside its question under a key and a stamp of its own: nothing that staff read or ask
 * comes near it.
 */
export const drafts = {
  /** The draft of a question, as just written; undefined when there is none. */
  async latest(id: string): Promise<StoredDraft | undefined> {
    const { Item } = await table.send(
      new GetCommand({ TableName, Key: keys.draft(id), ConsistentRead: true }),
    )
    return Item && read(Item)[0]
  },

  /** Every draft, unordered. They are few: each is somebody's work of these days. */
  async all(): Promise<StoredDraft[]> {
    const found = await everyItem({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': keys.draft('').pk },
    })
    return found.flatMap(read)
  },

  /**
   * Saves a draft over the one that somebody has seen, with its log entry where there is something to tell, and what else has to hold.
   * Gives false, and changes nothing, when it is another by now, or that does not hold.
   */
  save(saved: Draft, { seen, by, Saving }: Saver, entry?: AuditEntry, also: Write[] = []) {
    const Item = { ...keys.draft(saved.id), ...saved, by, Saving }
    const writes = [{ Put: { TableName, Item, ...asSeen(seen) } }, ...also]
    return entry ? write(writes, entry) : unlessRefused(transact(writes))
  },

  /** Lets a transaction pass only while there is no draft with this id. */
  noneWith: (id: string): Write => ({
    ConditionCheck: { TableName, Key: keys.draft(id), ...asSeen('') },
  }),

  /** The write that ends a draft, refused when it is another than somebody has seen. */
  removal: (id: string, seen: string): Write => ({
    Delete: { TableName, Key: keys.draft(id), ...asSeen(seen) },
  }),

  /** Throws a draft away. Gives false, and changes nothing, when it is another by now, or gone. */
  drop: (id: string, seen: string, entry: AuditEntry): Promise<boolean> =>
    write([drafts.removal(id, seen)], entry),

  /** Takes the draft away of a question that was published and is gone; one of a new question stays. */
  async remove(id: string): Promise<void> {
    const ofQuestion = {
      ConditionExpression: 'attribute_exists(pk) AND #base <> :none',
      ExpressionAttributeNames: { '#base': 'Base' },
      ExpressionAttributeValues: { ':none': '' },
    }
    const removal = new DeleteCommand({ TableName, Key: keys.draft(id), ...ofQuestion })
    await unlessRefused(pastConflicts(() => table.send(removal)))
  },
}
