import { attributesOf, type User, usernameOf } from '../users.ts'

/** The answers' UserType. */
export const toUserType = (user: User) => ({
  Username: usernameOf(user),
  Attributes: toAttributeList(user),
  Enabled: user.enabled,
  UserStatus: user.status,
  UserCreateDate: user.createdAt / 1000,
  UserLastModifiedDate: user.modifiedAt / 1000,
})

/** AttributeType[], as the answers name it. */
export const toAttributeList = (user: User) =>
  Object.entries(attributesOf(user)).map(([Name, Value]) => ({ Name, Value }))
