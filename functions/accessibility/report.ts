import { accessibility } from '../../shared/contract/accessibility.ts'
import { isDone } from '../../shared/contract/route.ts'
import { byOf, deedOf } from '../platform/caller.ts'
import { endpoint } from '../platform/endpoint.ts'
import { administrators } from '../stores/administrators.ts'
import { transact } from '../stores/client.ts'
import { events } from '../stores/events.ts'
import { userLog } from '../stores/log.ts'

/** Events of one transaction, which takes a hundred writes. */
const most = 90

export const handler = endpoint(
  accessibility['accessibility.report'],
  async ({ input: { page, message }, caller }) => {
    const about = page === '' ? '' : ` på ${page}`
    const told = { message: `Rapporterade ett tillgänglighetsproblem${about}: ${message}` }
    const log = await userLog.writes(
      deedOf(caller, `Rapporterade ett tillgänglighetsproblem${about}`),
    )
    const readers = [...(await administrators.all())].slice(0, most)
    const event = { type: 'accessibility.reported' as const, ...told, ...byOf(caller) }
    await transact([...readers.map((userid) => events.tells({ ...event, userid })), ...log])
    return { ...isDone, message: 'Skickat.' }
  },
)
