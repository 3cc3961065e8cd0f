import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { table, TableName } from '../../../functions/stores/client.ts'
import { questions } from '../../../functions/stores/questions/questions.ts'
import { seedAccounts } from './accounts.ts'
import { seedArticles } from './articles.ts'
import { seedBookings } from './bookings.ts'
import { seedHistory } from './history.ts'
import { demoQuestions } from './questions.ts'
import { seedStarter } from './starter.ts'

/** Where the demo notes that it has been written: what somebody then deletes stays deleted. */
const marker = (part: string) => ({ pk: 'DEMO', sk: part })

/** Writes a part of the demo once in the life of the data folder; one that broke off is begun again. */
async function once(part: string, write: () => Promise<void>): Promise<void> {
  const { Item } = await table.send(new GetCommand({ TableName, Key: marker(part) }))
  if (Item) return
  await write()
  await table.send(new PutCommand({ TableName, Item: marker(part) }))
}

/**
 * Fills an empty portal with the demo: people, questions, three months of use, documents and news. Never overwrites
 * anything.
 */
export async function seedDemo(UserPoolId: string, now = new Date()): Promise<void> {
  await once('first', async () => {
    const begun = new Date(now.getTime() - 100 * 24 * 60 * 60 * 1000)
    const library = demoQuestions(begun)
    const [people] = await Promise.all([
      seedAccounts(UserPoolId),
      ...library.map((question) => questions.add(question)),
      seedStarter(
        begun,
        library.map(({ id }) => id),
      ),
    ])
    await Promise.all([seedHistory(people, library, now), seedBookings(people, now)])
  })
  await once('articles', () => seedArticles(now))
}
