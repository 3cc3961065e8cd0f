import { createHash } from 'node:crypto'
import { DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { imageSize } from 'image-size'
import { environment, variables } from './env.ts'
import { invalid } from './errors.ts'

const { AVATARS_BUCKET: Bucket } = environment(variables.avatars)

const s3 = new S3Client({
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 5_000, throwOnRequestTimeout: true },
})

const types: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
}

// A picture of more pixels than this would cost every browser dearly that shows it small.
const largestSide = 8_000

/** The media type that a picture has by its content. Throws 400 for anything but PNG, JPEG, WebP and GIF. */
function typeOf(bytes: Uint8Array): string {
  const refused = () => invalid({ 'files[]': 'Bilden måste vara PNG, JPEG, WebP eller GIF.' })
  try {
    const { type = '', width, height } = imageSize(bytes)
    const known = types[type]
    if (known && width <= largestSide && height <= largestSide) return known
  } catch {
    throw refused()
  }
  throw refused()
}

// One object for each person, whose address changes with its content: nothing is ever left over, and a browser may
// keep what it has.
const keyOf = (userid: string) => `avatars/${userid}`

/** People's pictures, served from CloudFront below /avatars. */
export const avatars = {
  /**
   * Stores a person's picture in place of the one before. Gives its path below the portal's address. Throws 400 when
   * the bytes are no picture that we take.
   */
  async put(userid: string, bytes: Uint8Array): Promise<string> {
    const ContentType = typeOf(bytes)
    await s3.send(new PutObjectCommand({ Bucket, Key: keyOf(userid), Body: bytes, ContentType }))
    const version = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
    return `/${keyOf(userid)}?v=${version}`
  },

  /** Removes a person's picture; there may be none. */
  async remove(userid: string): Promise<void> {
    await s3.send(new DeleteObjectCommand({ Bucket, Key: keyOf(userid) }))
  },
}
