import { z } from 'zod'
import { contract } from '../../../shared/contract/index.ts'
import { call, reach, saidBy } from './ask.ts'
import { type Check, type Session, type Target, Wrong } from './finding.ts'

/** A green point: what the account for checks looks like. */
const own = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGPQqw0AAAHYAPyM/ascAAAAAElFTkSuQmCC',
  'base64',
)

const behaviour =
  'CloudFront’s behaviour for /avatars/* must lead to the bucket of pictures, which must let it read.'

async function fetched({ address }: Target, path: string): Promise<Buffer> {
  const response = await reach(address + path)
  if (!response.ok)
    throw new Wrong(`${path} is answered ${(await saidBy(response)).said}`, behaviour)
  const type = response.headers.get('content-type') ?? 'nothing'
  if (!type.startsWith('image/')) throw new Wrong(`${path} is ${type}, no picture`, behaviour)
  return Buffer.from(await response.arrayBuffer())
}

async function stored({ address }: Target, { token, id }: Session): Promise<string> {
  const { method, path, output } = contract['profile.image']
  const body = new FormData()
  body.append('files[]', new File([own], 'check.png', { type: 'image/png' }))
  body.append('userid', id)
  const headers = { authorization: `Bearer ${token}` }
  const look = 'See the log of profile.image; multipart/form-data must be a binary type of the API.'
  const answer = await call(`${address}/v1/${path}`, look, { method, headers, body })
  return z.parse(output, answer).results.BildUrl
}

/** A picture can be stored and comes back as it was. One that somebody has chosen is left alone, and only read. */
export const picture: Check = async ({ target, session }) => {
  const signedIn = await session()
  if (signedIn.picture !== '' && !(await fetched(target, signedIn.picture)).equals(own)) {
    return 'the account’s own is served; none was stored in its place'
  }
  const path = await stored(target, signedIn)
  if ((await fetched(target, path)).equals(own)) return 'stored, and served as it was'
  throw new Wrong(`${path} is not the picture that was stored`, behaviour)
}
