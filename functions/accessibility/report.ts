import { accessibility } from '../../shared/contract/accessibility.ts'
import { isDone } from '../../shared/contract/route.ts'
import { rateLimits } from '../../shared/rateLimits.ts'
import { byOf, auditEntryOf } from '../platform/caller.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { tellAdministrators } from '../platform/tellAdministrators.ts'
import { throttled } from '../runtime/errors.ts'
import { transact } from '../stores/client.ts'
import { auditLog } from '../stores/log/auditLog.ts'
import { rates } from '../stores/rates.ts'

const tooManyReports = () =>
  throttled(
    'Du har redan skickat flera rapporter den senaste timmen. Försök igen senare.',
    rates.reports.secondsLeft(),
  )

export const handler = endpoint(
  accessibility['accessibility.report'],
  async ({ input: { page, message }, caller }) => {
    if (!(await rates.reports.take(caller.id, rateLimits.reportsPerHour))) throw tooManyReports()
    const about = page === '' ? '' : ` på ${page}`
    const text = { message: `Rapporterade ett hinder${about}: ${message}` }
    const log = await auditLog.writes(auditEntryOf(caller, `Rapporterade ett hinder${about}`))
    const event = { type: 'accessibility.reported' as const, ...text, ...byOf(caller) }
    const told = await tellAdministrators((userid) => ({ ...event, userid }))
    await transact([...told, ...log])
    return { ...isDone, message: 'Skickat.' }
  },
)
