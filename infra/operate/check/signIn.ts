import { setTimeout as after } from 'node:timers/promises'
import { z } from 'zod'
import { contract } from '../../../shared/contract/index.ts'
import { call, json, reach, saidBy } from './ask.ts'
import { type Account, type Check, type Session, type Target, Wrong } from './finding.ts'

const logOf = (key: string) =>
  `See the log of ${key} in CloudWatch (on one machine: what npm start writes).`

const catchUpMs = 40_000
const askEveryMs = 2_000

/** Every part of the portal works, as it says itself, at the latest when what waited is done. */
export const health: Check = async ({ target }) => {
  const url = `${target.address}/v1/${contract['health.check'].path}`
  const until = Date.now() + (target.catchUpMs ?? catchUpMs)
  while (Date.now() < until && (await reach(url)).status === 503) await after(askEveryMs)
  await call(
    url,
    'The answer names the parts. See docs/operate.md, "Health", and the log of health.check.',
  )
  return 'every part works'
}

const nobody = () => `ingen-${crypto.randomUUID()}@example.com`

/** A wrong password is refused as one that nobody has. */
export const refusedSignIn: Check = async ({ target }) => {
  const url = `${target.address}/v1/${contract['auth.login'].path}`
  const response = await reach(url, json({ email: nobody(), password: 'Fel-losenord-1' }))
  const { said, code } = await saidBy(response)
  if (response.status === 401 && code === 'wrong_password') return 'nobody gets in with a guess'
  throw new Wrong(`a sign-in of nobody was answered ${said}`, logOf('auth.login'))
}

/** Who asks for a new password is not told whether the account exists. */
export const forgottenByNobody: Check = async ({ target }) => {
  await call(
    `${target.address}/v1/${contract['auth.forgetPass'].path}`,
    `An address without an account must be answered as one with. ${logOf('auth.forgetPass')}`,
    json({ email: nobody() }),
  )
  return 'answered as for anybody'
}

/** Signs in and asks who that is. */
export async function signIn(target: Target, { mail, password }: Account): Promise<Session> {
  const login = await call(
    `${target.address}/v1/${contract['auth.login'].path}`,
    `Is the password of ${mail} right, and is it without a second step? ${logOf('auth.login')}`,
    json({ email: mail, password }),
  )
  const { token } = z.parse(contract['auth.login'].output, login)
  const me = await call(
    `${target.address}/v1/${contract['auth.me'].path}`,
    'A 401 here means that CloudFront keeps the authorization header to itself, or that the authorizer knows another pool.',
    json({}, { authorization: `Bearer ${token.access_token}` }),
  )
  const { user } = z.parse(contract['auth.me'].output, me)
  return { token: token.access_token, id: user.id, role: user.Role, picture: user.BildUrl }
}

/** The account that was given gets in. */
export const signedIn: Check = async ({ signIn: enter, account }) => {
  const { role } = await enter()
  return `${account.mail} is in, with role ${role}`
}
