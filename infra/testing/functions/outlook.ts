import { afterAll } from 'vitest'
import {
  type EntraIdStandIn,
  type OutlookClaims,
  startEntraId,
} from '../../local/outlook/entraId.ts'
import { signInWithOutlook, tokenRequest } from '../../local/outlook/signIn.ts'
import { call } from './call.ts'
import { portal, usePortal } from './portal.ts'

/** The group whose members become administrators. */
export const administrators = '0d8c7e6f-5a4b-4321-8f0e-1d2c3b4a5f60'

let entraId: EntraIdStandIn

/** `usePortal` with sign-in with Outlook. */
export function useOutlook() {
  usePortal(async () => {
    entraId = await startEntraId()
    const outlook = { provider: entraId.provider }
    const settings = { allowedEmailDomains: ['example.se'] }
    return {
      outlook,
      settings,
      env: { OUTLOOK: 'on', OUTLOOK_DOMAINS: 'example.se', ENTRA_ADMIN_GROUP: administrators },
    }
  })
  afterAll(() => entraId.stop())
}

let count = 0

/** Somebody whom Entra ID knows. */
export function colleague(given: { email?: string; groups?: string[] | string } = {}) {
  const sub = `Kollega-${++count}`
  const names = { given_name: 'Nils', family_name: 'Ny' }
  return { sub, email: `Kollega${count}@example.se`, ...names, ...given }
}

/** Signs in with Outlook and asks who one is. */
export async function arrive(who: OutlookClaims) {
  entraId.signsIn(who)
  const { url, clientId } = portal().cognito
  const callback = `${portal().address}/signin`
  const tokens = await signInWithOutlook({ url, clientId, callback })
  const { body } = await call('auth.me', {}, { token: tokens.access_token })
  return { ...tokens, user: body.user }
}

/** Asks for new tokens with a refresh token. */
export function refreshed(refresh_token: string) {
  const { url, clientId } = portal().cognito
  return tokenRequest(url, { grant_type: 'refresh_token', client_id: clientId, refresh_token })
}
