import { createHash } from 'node:crypto'
import { DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { imageSize } from 'image-size'
import { pictureUrl } from '../../shared/rules/pictures.ts'
import { givenUpAfter, traceable } from '../runtime/awsClient.ts'
import { environment, variables } from '../runtime/env.ts'
import { invalid } from '../runtime/errors.ts'

const { AVATARS_BUCKET: Bucket } = environment(variables.avatars)

const s3 = traceable(new S3Client(givenUpAfter(5_000)))

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

const keyOf = (userid: string) => `avatars/${userid}`

/** A picture that has been looked at, ready to be stored. */
export type Picture = { bytes: Uint8Array; type: string }

/** People's pictures, served from CloudFront below /avatars. */
export const avatars = {
  /** Looks at what was sent. Throws 400 when it is no picture that we take. */
  async read(file: File): Promise<Picture> {
    const bytes = await file.bytes()
    return { bytes, type: typeOf(bytes) }
  },

  /** Stores a person's picture in place of the one before. Gives its path below the portal's address. */
  async put(userid: string, { bytes: Body, type: ContentType }: Picture): Promise<string> {
    await s3.send(new PutObjectCommand({ Bucket, Key: keyOf(userid), Body, ContentType }))
    return pictureUrl(userid, createHash('sha256').update(Body).digest('hex').slice(0, 12))
  },

  /** Removes a person's picture; there may be none. */
  async remove(userid: string): Promise<void> {
    await s3.send(new DeleteObjectCommand({ Bucket, Key: keyOf(userid) }))
  },
}
