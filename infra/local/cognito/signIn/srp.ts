import { createHash, createHmac, getDiffieHellman, hkdfSync, randomBytes } from 'node:crypto'

// SRP-6a (RFC 5054, sections 2.5 and 2.6) as Cognito speaks it: the 3072-bit prime of RFC 3526,
// but 2 as its generator, SHA-256, and an HMAC under a derived key as the proof.
const N = fromHex(getDiffieHellman('modp15').getPrime('hex'))
const g = 2n
const k = hash(toBytes(N), toBytes(g))

/** What is stored of a password, hexadecimal. */
export type Verifier = { salt: string; verifier: string }

/** The secret exponent b and the public value B that the client answers to. */
export type ServerKeys = { b: bigint; B: bigint }

type PasswordClaim = {
  poolName: string
  userId: string
  A: bigint
  keys: ServerKeys
  verifier: string
  secretBlock: string
  timestamp: string
}

export function makeVerifier(
  poolName: string,
  userId: string,
  password: string,
  salt = randomBytes(16).toString('hex'),
): Verifier {
  const identity = createHash('sha256').update(`${poolName}${userId}:${password}`).digest()
  const x = hash(toBytes(fromHex(salt)), identity)
  return { salt, verifier: modPow(g, x).toString(16) }
}

export function makeServerKeys(verifier: string): ServerKeys {
  const b = fromHex(randomBytes(32).toString('hex'))
  return { b, B: (k * fromHex(verifier) + modPow(g, b)) % N }
}

/** RFC 5054, section 2.5.4: a client value that is a multiple of N would fix the session key. */
export const isUsablePublicValue = (A: bigint): boolean => A % N !== 0n

/** The PASSWORD_CLAIM_SIGNATURE of whoever knows the password, in base64. */
export function expectedSignature(claim: PasswordClaim): string {
  const { A, keys, verifier } = claim
  const u = hash(toBytes(A), toBytes(keys.B))
  const S = modPow(A * modPow(fromHex(verifier), u), keys.b)
  const key = hkdfSync('sha256', toBytes(S), toBytes(u), 'Caldera Derived Key', 16)
  return createHmac('sha256', Buffer.from(key))
    .update(claim.poolName)
    .update(claim.userId)
    .update(Buffer.from(claim.secretBlock, 'base64'))
    .update(claim.timestamp)
    .digest('base64')
}

export function fromHex(hex: string): bigint {
  return BigInt(`0x${hex}`)
}

/** As Java's BigInteger.toByteArray, which both ends hash: a zero byte keeps the number positive. */
function toBytes(n: bigint): Buffer {
  const digits = n.toString(16)
  const even = digits.length % 2 === 0 ? digits : `0${digits}`
  return Buffer.from(even >= '8' ? `00${even}` : even, 'hex')
}

function hash(...parts: Buffer[]): bigint {
  return fromHex(createHash('sha256').update(Buffer.concat(parts)).digest('hex'))
}

// From the first digit on: what is multiplied with is the base itself, and that is mostly 2.
function modPow(base: bigint, exponent: bigint): bigint {
  const factor = base % N
  let result = 1n
  for (const digit of exponent.toString(2)) {
    result = (result * result) % N
    if (digit === '1') result = (result * factor) % N
  }
  return result
}
