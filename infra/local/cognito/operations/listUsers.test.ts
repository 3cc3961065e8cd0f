import { describe, expect, test } from 'vitest'
import { startTestPool } from '../testPool.ts'

describe.concurrent('the list of users', () => {
  test('pages hold every user once', async () => {
    await using pool = await startTestPool()
    const subs = await Promise.all(
      Array.from({ length: 7 }, (_, n) => pool.addUser(`u${n}@portalen.se`)),
    )
    const seen: (string | undefined)[] = []
    const sizes: number[] = []
    let PaginationToken: string | undefined
    do {
      const page = await pool.client.listUsers({ ...pool.inPool, Limit: 3, PaginationToken })
      seen.push(...(page.Users ?? []).map(({ Username }) => Username))
      sizes.push(page.Users?.length ?? 0)
      PaginationToken = page.PaginationToken
    } while (PaginationToken)
    expect(new Set(seen)).toEqual(new Set(subs))
    expect(sizes).toEqual([3, 3, 1])
    await expect(pool.client.listUsers({ ...pool.inPool, Limit: 61 })).rejects.toMatchObject({
      name: 'InvalidParameterException',
    })
  })

  test('a filter finds by address, id, name, status and what a prefix begins', async () => {
    await using pool = await startTestPool()
    const sub = await pool.addUser('anna@portalen.se')
    await pool.addUser('anders@portalen.se')
    await pool.addUser('bo_x@portalen.se')
    await pool.client.adminDisableUser({ ...pool.inPool, Username: 'bo_x@portalen.se' })
    await pool.client.adminUpdateUserAttributes({
      ...pool.inPool,
      Username: 'anna@portalen.se',
      UserAttributes: [{ Name: 'family_name', Value: 'E"k' }],
    })
    const found = async (Filter: string) => {
      const { Users } = await pool.client.listUsers({ ...pool.inPool, Filter })
      return Users?.map(
        ({ Attributes }) => Attributes?.find((a) => a.Name === 'email')?.Value,
      ).toSorted()
    }
    expect(await found('email = "ANNA@portalen.se"')).toEqual(['anna@portalen.se'])
    expect(await found('email ^= "An"')).toEqual(['anders@portalen.se', 'anna@portalen.se'])
    expect(await found('email ^= "b%"')).toEqual([])
    expect(await found(`sub = "${sub}"`)).toEqual(['anna@portalen.se'])
    expect(await found('status = "Disabled"')).toEqual(['bo_x@portalen.se'])
    expect(await found('cognito:user_status = "confirmed"')).toHaveLength(3)
    expect(await found(String.raw`family_name = "E\"k"`)).toEqual(['anna@portalen.se'])
    expect(await found('')).toHaveLength(3)
    for (const nonsense of ['email', 'shoeSize = "44"', `email = "x" OR "1" = "1`]) {
      await found(nonsense).then(
        (users) => expect(users).toEqual([]),
        (error) => expect(error).toMatchObject({ name: 'InvalidParameterException' }),
      )
    }
  })
})
