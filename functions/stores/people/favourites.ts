import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { questionLimits } from '../../../shared/questionLimits.ts'
import { pastConflicts, table, TableName, unlessRefused } from '../client.ts'
import { keys } from '../table.ts'

/** As they lie in the profile: a set, so that two stars at once are both kept; absent for none. */
export const storedFavourites = z.optional(
  z.pipe(
    z.set(z.string()),
    z.transform((all) => [...all]),
  ),
)

const stored = z.object({ Favourites: storedFavourites })

async function update(id: string, verb: 'ADD' | 'DELETE', QuestionId: string) {
  const room =
    'attribute_not_exists(Favourites) OR size(Favourites) < :most OR contains(Favourites, :one)'
  const Update = new UpdateCommand({
    TableName,
    Key: keys.user(id),
    UpdateExpression: `${verb} Favourites :set`,
    ConditionExpression: `attribute_exists(pk)${verb === 'ADD' ? ` AND (${room})` : ''}`,
    ExpressionAttributeValues: {
      ':set': new Set([QuestionId]),
      ...(verb === 'ADD' && { ':one': QuestionId, ':most': questionLimits.favourites }),
    },
    ReturnValues: 'ALL_NEW',
  })
  let Favourites: string[] | undefined
  await unlessRefused(
    pastConflicts(async () => {
      const { Attributes } = await table.send(Update)
      Favourites = z.parse(stored, Attributes).Favourites ?? []
    }),
  )
  return Favourites
}

/** The questions that people have starred, in their profiles. A profile that has grown costs two write units or three. */
export const favourites = {
  /** Stars a question. Gives all that are starred then, or undefined, with nothing changed, when there is room for no more. */
  add: (id: string, QuestionId: string) => update(id, 'ADD', QuestionId),

  /** Takes a star off; none that is there is no error. Gives all that are starred then, undefined for who is gone. */
  remove: (id: string, QuestionId: string) => update(id, 'DELETE', QuestionId),
}
