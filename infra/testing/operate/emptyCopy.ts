import { CreateTableCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb'

/** A table like the stage's, as point-in-time recovery makes one. Gives its name. */
export async function emptyCopy(client: DynamoDBClient): Promise<string> {
  const copy = `restored-${crypto.randomUUID()}`
  const key = (name: string, KeyType: 'HASH' | 'RANGE') => ({ AttributeName: name, KeyType })
  const text = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' as const })
  await client.send(
    new CreateTableCommand({
      TableName: copy,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [text('pk'), text('sk')],
      KeySchema: [key('pk', 'HASH'), key('sk', 'RANGE')],
    }),
  )
  return copy
}
