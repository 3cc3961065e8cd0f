import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { ulid } from 'ulid'
import * as z from 'zod/mini'
import {
  pastConflicts,
  setting,
  stillThere,
  table,
  TableName,
  unlessRefused,
  type Write,
} from '../client.ts'
import { keys } from '../table.ts'

type Key = { pk: string; sk: string }

const mention = z.object({
  items: z.array(z.object({ pk: z.string(), sk: z.string() })),
  instead: z.record(z.string(), z.string()),
})

/** Changes fields of an item; nothing where it is gone. */
export const changeIfThere = (Key: Key, fields: Record<string, unknown>): Promise<boolean> => {
  const Update = { TableName, Key, ...setting(fields), ...stillThere }
  return unlessRefused(pastConflicts(() => table.send(new UpdateCommand(Update))))
}

/**
 * Where people are named outside of what is theirs: noted beside their profile when it is written, so that it is found
 * without looking through the table when they are deleted.
 */
export const mentions = {
  /** The write that notes which items name a person, and what their fields say instead once the person is gone. */
  put: (userid: string, items: Key[], instead: Record<string, string>, expires: number): Write => ({
    Put: {
      TableName,
      Item: {
        ...keys.mention(userid, ulid()),
        items: items.map(({ pk, sk }) => ({ pk, sk })),
        instead,
        expires,
      },
    },
  }),

  /** Lets what a mention tells of say what it says instead. */
  async replace(item: unknown): Promise<void> {
    const { items, instead } = z.parse(mention, item)
    await Promise.all(items.map((key) => changeIfThere(key, instead)))
  },
}
