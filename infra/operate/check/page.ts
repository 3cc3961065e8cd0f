import type { Config } from '../../../shared/contract/stage/config.ts'
import { inlineScripts } from '../../delivery/inlineScripts.ts'
import { caching, contentSecurityPolicy, securityHeaders } from '../../delivery/securityHeaders.ts'
import { reach } from './ask.ts'
import { type Check, Wrong } from './finding.ts'
import { poolAddress, settingsOf } from './settings.ts'

const policyHeader = 'content-security-policy'

const headersOf = (settings: Config, html: string): Record<string, string> => ({
  ...securityHeaders,
  [policyHeader]: contentSecurityPolicy(
    [poolAddress(settings), ...(settings.outlook ? [`https://${settings.outlook.domain}`] : [])],
    inlineScripts(html),
  ),
})

const policy =
  'CloudFront’s response headers policy must be that of infra/constructs/site/pageHeaders.ts; was it changed by hand?'
const cache =
  'The bundle was stored with other headers: deploy again (infra/constructs/site/portalBundle.ts).'

function demand(response: Response, wanted: Record<string, string>, look: string) {
  for (const [name, value] of Object.entries(wanted)) {
    const found = response.headers.get(name)
    if (found === value) continue
    const is = found === null ? 'is missing' : `is ${found}`
    throw new Wrong(`${new URL(response.url).pathname}: ${name} ${is}`, look)
  }
}

/** A page of any address carries the security headers and is asked for anew; its scripts are kept for ever, and compressed. */
export const page: Check = async ({ target }) => {
  const response = await reach(`${target.address}/Lobby`)
  const html = await response.text()
  const wanted = headersOf(await settingsOf(target), html)
  const [, script] = /src="(\/assets\/[^"]+\.js)"/.exec(html) ?? []
  if (!response.ok || script === undefined) {
    throw new Wrong(
      `/Lobby is answered ${response.status} without the portal’s page`,
      'CloudFront’s function SpaFallback must give every address the page; is the bundle there?',
    )
  }
  demand(response, wanted, policy)
  demand(response, { 'cache-control': caching.other }, cache)
  const asset = await reach(target.address + script, { headers: { 'accept-encoding': 'br' } })
  if (!asset.ok) throw new Wrong(`${script} is answered ${asset.status}`, cache)
  demand(asset, { 'cache-control': caching.hashed }, cache)
  demand(asset, { 'content-encoding': 'br' }, 'CloudFront’s behaviour must compress.')
  return `all ${Object.keys(wanted).length} headers, and the bundle compressed`
}
