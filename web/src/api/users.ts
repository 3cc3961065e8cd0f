import { users } from '../../../shared/contract/users.ts'
import { call, revalidated } from './request/calls.ts'

/** The calls about people. */
export const usersApi = {
  all: revalidated(users['users.all']),
  find: call(users['users.find']),
  add: call(users['users.add']),
  delete: call(users['users.delete']),
  get: call(users['users.get']),
  log: call(users['users.log']),
  resetLog: call(users['users.resetLog']),
}
