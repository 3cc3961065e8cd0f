import { karin } from './server.ts'

/** An answer of the pool; with a name it is an exception. */
export const poolSays = (body: object, name?: string) =>
  new Response(JSON.stringify({ ...body, ...(name !== undefined && { __type: name }) }), {
    status: name === undefined ? 200 : 400,
    headers: name === undefined ? {} : { 'x-amzn-errortype': name },
  })

/** How the pool begins to check a password. */
export const verifier = {
  ChallengeName: 'PASSWORD_VERIFIER',
  ChallengeParameters: {
    SRP_B: 'abcdef0123456789',
    SALT: '0123456789abcdef',
    SECRET_BLOCK: btoa('block'),
    USER_ID_FOR_SRP: 'u2',
    USERNAME: 'u2',
  },
}

/** A token after a sign-in, Karin's or somebody else's. */
export const newToken = (sub: string = karin.id) =>
  ['{}', JSON.stringify({ sub, iat: 0, exp: Date.now() / 1000 + 3600 }), '']
    .map((part) => btoa(part))
    .join('.')

/** A pool that lets everybody in, and notes as whom they came. */
export function openPool() {
  const token = newToken()
  const names: unknown[] = []
  async function pool(request: Request) {
    const { ChallengeName, AuthParameters } = await request.clone().json()
    if (AuthParameters) names.push(AuthParameters.USERNAME)
    if (ChallengeName === undefined && AuthParameters) return poolSays(verifier)
    return poolSays({
      AuthenticationResult: {
        AccessToken: token,
        IdToken: token,
        RefreshToken: 'r',
        ExpiresIn: 3600,
      },
      ChallengeParameters: {},
    })
  }
  return { names, pool }
}
