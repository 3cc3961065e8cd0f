import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { user } from '../../shared/contract/profile.ts'
import { table, TableName, unlessRefused } from './client.ts'
import { keys } from './table.ts'

/** A person as stored: the wire's fields and those that only the server reads. */
const stored = z.extend(user, {
  /** A deactivated person keeps everything but may do nothing. */
  InAktiv: z.optional(z.boolean()),
})

export type StoredUser = z.infer<typeof stored>

/** Sets one field of a person; false when there is no such person any more. */
const set = (id: string, field: 'BildUrl' | 'Lastlogin', value: string): Promise<boolean> =>
  unlessRefused(
    table.send(
      new UpdateCommand({
        TableName,
        Key: keys.user(id),
        UpdateExpression: 'SET #field = :value',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#field': field },
        ExpressionAttributeValues: { ':value': value },
      }),
    ),
  )

export const users = {
  /** What a new person has before anything is filled in. */
  blank: {
    PersonNr: '',
    Tele: '',
    Tele2: '',
    Adress: '',
    postnr: '',
    Ort: '',
    BildUrl: '',
    Lastlogin: null,
  },

  /**
   * The person with this id (the pool's `sub`), or undefined. Costs half a read unit: a profile stays below 4 KB.
   */
  async get(id: string): Promise<StoredUser | undefined> {
    const { Item } = await table.send(new GetCommand({ TableName, Key: keys.user(id) }))
    return Item && z.parse(stored, Item)
  },

  /** Stores a new person. Gives false, and changes nothing, when the id is taken: so a second try is harmless. */
  add: (person: StoredUser): Promise<boolean> =>
    unlessRefused(
      table.send(
        new PutCommand({
          TableName,
          Item: { ...keys.user(person.id), ...person },
          ConditionExpression: 'attribute_not_exists(pk)',
        }),
      ),
    ),

  /** Notes where a person's picture is. Gives false for a person who is gone. */
  setPicture: (id: string, BildUrl: string): Promise<boolean> => set(id, 'BildUrl', BildUrl),

  /** Notes when somebody signed in (ISO 8601). Gives false for a person who is gone. */
  signedIn: (id: string, at: string): Promise<boolean> => set(id, 'Lastlogin', at),
}
