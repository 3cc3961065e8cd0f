import { ADMIN, STAFF } from '../../shared/rules/permissions.ts'
import type { StoredUser } from '../../functions/stores/people/users.ts'
import type { Line } from './line.ts'
import { run, unitsOf } from './units.ts'

const unit = 'units'
const person = { Firstname: 'Anna', Lastname: 'Bergström', Email: 'anna@example.se' }

async function stored(Role: number): Promise<StoredUser> {
  const { users } = await import('../../functions/stores/people/users.ts')
  const user: StoredUser = { ...users.blank, ...person, Role, id: crypto.randomUUID() }
  await users.add(user)
  return user
}

/** Waits until everybody has been told of everything. */
async function delivered(): Promise<void> {
  const { outbox } = await import('../../functions/stores/outbox.ts')
  while ((await outbox.oldest()) !== undefined) {
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** The answer's version, with which the next poll asks. */
function etagOf(answer: unknown): string {
  const { headers } = Object.assign({ headers: {} }, answer)
  return Object.assign({ etag: '' }, headers).etag
}

/** Request units of the bell and of publishing. A portal has to be running in this process. */
export async function notificationUnits(): Promise<Line[]> {
  const [admin, staff] = [await stored(ADMIN), await stored(STAFF)]
  await delivered()
  const publish = async () => {
    await run('documents.add', admin.id)
    await delivered()
  }
  const publishing = await unitsOf(publish, { withFollowing: true })
  let etag = ''
  const first = await unitsOf(async () => {
    etag = etagOf(await run('notifications.all', staff.id))
  })
  const headers = { 'if-none-match': etag }
  const again = await unitsOf(() => run('notifications.all', staff.id, { headers }))
  const list = await unitsOf(() => run('documents.all', staff.id))
  return [
    {
      what: 'user/notis, nothing new, the caller check with it',
      figure: again.read,
      unit,
      goal: 0.5,
    },
    { what: 'user/notis, the first poll of a Lambda, with it', figure: first.read, unit },
    {
      what: 'publishing and telling everybody, however many: written',
      figure: publishing.written,
      unit,
    },
    { what: 'Dokument/all, the first read of a Lambda', figure: list.read, unit },
  ]
}
