import { z } from 'zod'
import { CognitoException } from '../errors.ts'
import {
  addMember,
  deleteGroup,
  findGroup,
  groupsAfter,
  groupsOfUserAfter,
  insertGroup,
  membersAfter,
  removeMember,
  requireGroup,
  type Group,
} from '../groups.ts'
import { adminOperation, userName } from './operation.ts'
import { cutPage, limit, token } from './paging.ts'
import type { Pool } from '../pool.ts'
import { requireUser } from '../users.ts'
import { toUserType } from './userType.ts'

const GroupName = z.string().min(1).max(128)
const named = z.object({ GroupName })
const membership = z.object({ GroupName, Username: userName })
const paged = z.object({ Limit: limit, NextToken: token })

const describeGroup = (pool: Pool, group: Group) => ({
  GroupName: group.name,
  UserPoolId: pool.id,
  Description: group.description ?? undefined,
  Precedence: group.precedence ?? undefined,
  CreationDate: group.createdAt / 1000,
  LastModifiedDate: group.modifiedAt / 1000,
})

function describePage(pool: Pool, rows: Group[], size: number) {
  const { page, next } = cutPage(rows, size, ({ name }) => name)
  return { Groups: page.map((group) => describeGroup(pool, group)), NextToken: next }
}

const CreateGroup = adminOperation(
  named.extend({
    Description: z.string().max(2048).nullable().default(null),
    Precedence: z.number().int().min(0).nullable().default(null),
  }),
  (pool, { GroupName: name, Description: description, Precedence: precedence }) => {
    if (findGroup(pool, name)) {
      throw new CognitoException('GroupExistsException', 'A group with the name already exists.')
    }
    const group = { name, description, precedence, createdAt: pool.now(), modifiedAt: pool.now() }
    insertGroup(pool, group)
    return { Group: describeGroup(pool, group) }
  },
)

const GetGroup = adminOperation(named, (pool, request) => ({
  Group: describeGroup(pool, requireGroup(pool, request.GroupName)),
}))

const ListGroups = adminOperation(paged, (pool, { Limit, NextToken }) =>
  describePage(pool, groupsAfter(pool, NextToken, Limit + 1), Limit),
)

const DeleteGroup = adminOperation(named, (pool, request) => {
  deleteGroup(pool, requireGroup(pool, request.GroupName))
  return {}
})

const AdminAddUserToGroup = adminOperation(membership, (pool, request) => {
  addMember(pool, requireGroup(pool, request.GroupName), requireUser(pool, request.Username))
  return {}
})

const AdminRemoveUserFromGroup = adminOperation(membership, (pool, request) => {
  removeMember(pool, requireGroup(pool, request.GroupName), requireUser(pool, request.Username))
  return {}
})

const AdminListGroupsForUser = adminOperation(
  paged.extend({ Username: userName }),
  (pool, { Username, Limit, NextToken }) => {
    const user = requireUser(pool, Username)
    return describePage(pool, groupsOfUserAfter(pool, user, NextToken, Limit + 1), Limit)
  },
)

const ListUsersInGroup = adminOperation(
  paged.extend({ GroupName }),
  (pool, { GroupName: name, Limit, NextToken }) => {
    const members = membersAfter(pool, requireGroup(pool, name), NextToken, Limit + 1)
    const { page, next } = cutPage(members, Limit, ({ sub }) => sub)
    return {
      Users: page.map(toUserType),
      NextToken: next,
    }
  },
)

export const groupOperations = {
  CreateGroup,
  GetGroup,
  ListGroups,
  DeleteGroup,
  AdminAddUserToGroup,
  AdminRemoveUserFromGroup,
  AdminListGroupsForUser,
  ListUsersInGroup,
}
