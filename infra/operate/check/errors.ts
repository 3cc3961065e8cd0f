import { reach } from './ask.ts'
import { type Check, NotChecked, Wrong } from './finding.ts'

/** API Gateway's own number for a call, which whatever keeps an answer keeps with it. */
const requestIdHeader = 'x-amzn-requestid'

const behaviour =
  'CloudFront’s behaviour for /v1/* must lead to the API, and no page may stand in for its errors.'
const cache =
  'CloudFront keeps an error and gives it to everybody who asks at that path: its error responses for 404 to 504 must ' +
  'have a minimum TTL of 0 (infra/constructs/site/portalSite.ts).'

/** An error is each caller's own: two calls that differ in their query alone are both answered by the API. */
export const errors: Check = async ({ target }) => {
  if (target.apiAddress === undefined)
    throw new NotChecked('not on one machine: there is no CloudFront')
  const ids: (string | null)[] = []
  for (const id of [crypto.randomUUID(), crypto.randomUUID()]) {
    const response = await reach(`${target.address}/v1/nowhere?id=${id}`)
    if (response.status !== 404)
      throw new Wrong(`a path that is nowhere is answered ${response.status}`, behaviour)
    ids.push(response.headers.get(requestIdHeader))
  }
  const [first, second] = ids
  if (!first) throw new Wrong(`${requestIdHeader} is missing in an error of the API`, cache)
  if (first === second) throw new Wrong(`the second error was the first one’s, ${first}`, cache)
  return 'each was answered by the API itself'
}
