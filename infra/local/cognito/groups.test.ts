import { describe, expect, test } from 'vitest'
import { startTestPool } from './testPool.ts'

describe.concurrent('groups', () => {
  test('a group is created once, read, listed and deleted', async () => {
    await using pool = await startTestPool()
    const admins = { ...pool.inPool, GroupName: 'admins' }
    await pool.client.createGroup({ ...admins, Description: 'Administratörer', Precedence: 1 })
    await expect(pool.client.createGroup(admins)).rejects.toMatchObject({
      name: 'GroupExistsException',
    })
    expect((await pool.client.getGroup(admins)).Group).toMatchObject({
      GroupName: 'admins',
      Description: 'Administratörer',
      Precedence: 1,
    })
    await pool.client.createGroup({ ...pool.inPool, GroupName: 'users' })
    const first = await pool.client.listGroups({ ...pool.inPool, Limit: 1 })
    const { NextToken } = first
    const second = await pool.client.listGroups({ ...pool.inPool, Limit: 1, NextToken })
    expect([first, second].map(({ Groups }) => Groups?.[0]?.GroupName)).toEqual(['admins', 'users'])
    expect(second.NextToken).toBeUndefined()
    await pool.client.deleteGroup(admins)
    await expect(pool.client.getGroup(admins)).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
    })
  })

  test('members come, are listed in pages, and go', async () => {
    await using pool = await startTestPool()
    const admins = { ...pool.inPool, GroupName: 'admins' }
    await pool.client.createGroup(admins)
    const subs = await Promise.all(['a', 'b', 'c'].map((n) => pool.addUser(`${n}@portalen.se`)))
    for (const Username of subs) await pool.client.adminAddUserToGroup({ ...admins, Username })
    const first = await pool.client.listUsersInGroup({ ...admins, Limit: 2 })
    const { NextToken } = first
    const second = await pool.client.listUsersInGroup({ ...admins, Limit: 2, NextToken })
    const members = [first, second].flatMap(({ Users }) => Users ?? [])
    expect(members.map(({ Username }) => Username)).toEqual(subs.toSorted())

    const a = { ...pool.inPool, Username: 'a@portalen.se' }
    const groups = await pool.client.adminListGroupsForUser(a)
    expect(groups.Groups?.map(({ GroupName }) => GroupName)).toEqual(['admins'])
    await pool.client.adminRemoveUserFromGroup({ ...admins, ...a })
    await pool.client.adminDeleteUser({ ...pool.inPool, Username: 'b@portalen.se' })
    const left = await pool.client.listUsersInGroup(admins)
    expect(left.Users?.map(({ Username }) => Username)).toEqual([subs[2]])
  })
})
