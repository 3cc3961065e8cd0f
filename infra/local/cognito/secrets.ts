import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto'
import { z } from 'zod'
import type { Store } from './store.ts'

export type SigningKey = { kid: string; privateKey: KeyObject; publicKey: KeyObject }

const secretRow = z.object({ value: z.string() })

/** The secret of that name, made once in the life of the pool's file. */
function keptSecret(store: Store, name: string, make: () => string): string {
  const kept = store.get('SELECT value FROM secrets WHERE name = ?', name)
  if (kept !== undefined) return secretRow.parse(kept).value
  const value = make()
  store.insert('secrets', { name, value })
  return value
}

export function loadSigningKey(store: Store): SigningKey {
  const pem = keptSecret(store, 'signingKey', () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  })
  const kid = keptSecret(store, 'kid', () => randomBytes(32).toString('base64'))
  return { kid, privateKey: createPrivateKey(pem), publicKey: createPublicKey(pem) }
}

/** The secret that simulated users' salts and ids are derived from (simulatedUsers.ts). */
export const loadSimulationSecret = (store: Store): string =>
  keptSecret(store, 'simulation', () => randomBytes(32).toString('hex'))

const rsaJwk = z.object({ kty: z.literal('RSA'), n: z.string(), e: z.string() })

export type Jwk = z.infer<typeof rsaJwk> & { kid: string; alg: 'RS256'; use: 'sig' }

export function toJwk({ kid, publicKey }: SigningKey): Jwk {
  const { kty, n, e } = rsaJwk.parse(publicKey.export({ format: 'jwk' }))
  return { kty, n, e, kid, alg: 'RS256', use: 'sig' }
}
