/** Says that so many people without accounts are there besides those whom the stores have counted. */
export async function setPeopleCount(people: number): Promise<void> {
  const [{ table, TableName }, { keys }, { PutCommand }] = await Promise.all([
    import('../../../functions/stores/client.ts'),
    import('../../../functions/stores/table.ts'),
    import('@aws-sdk/lib-dynamodb'),
  ])
  // A counter of its own, which no shard has: a second run sets it again.
  await table.send(new PutCommand({ TableName, Item: { ...keys.peopleCount(99), people } }))
}

/** How many there are altogether. */
export async function countPeople(): Promise<number> {
  const pages = await import('../../../functions/stores/people/pages.ts')
  return pages.countPeople()
}
