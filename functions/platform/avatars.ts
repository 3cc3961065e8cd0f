import { randomBytes } from 'node:crypto'
import {
  DeleteObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { disableTypes, imageSize, types as allTypes } from 'image-size'
import { unchangingWhileThere } from '../../shared/headers.ts'
import { pictureUrl } from '../../shared/rules/pictures.ts'
import { givenUpAfter, traceable } from '../runtime/awsClient.ts'
import { environment, variables } from '../runtime/env.ts'
import { invalid } from '../runtime/errors.ts'

const { AVATARS_BUCKET: Bucket } = environment(variables.avatars)

const s3 = traceable(new S3Client(givenUpAfter(5_000)))

const types: Partial<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
}

// What nobody may send is not measured either: some of it takes minutes.
disableTypes(allTypes.filter((type) => !(type in types)))

// A picture of more pixels than this would cost every browser dearly that shows it small.
const largestSide = 8_000

const refused = (why: string) => invalid({ 'files[]': why })

/** The size and the media type of a picture by its content, or undefined when it is none that can be shown. */
function seen(bytes: Uint8Array) {
  try {
    const { type = '', width, height } = imageSize(bytes)
    const known = types[type]
    return known && width > 0 && height > 0
      ? { type: known, side: Math.max(width, height) }
      : undefined
  } catch {
    return undefined
  }
}

/** The media type that a picture has by its content. Throws 400 for anything but PNG, JPEG, WebP and GIF, and for one that is too large. */
function typeOf(bytes: Uint8Array): string {
  const picture = seen(bytes)
  if (!picture) throw refused('Bilden måste vara PNG, JPEG, WebP eller GIF.')
  if (picture.side > largestSide)
    throw refused('Bilden får vara högst 8\u00A0000 bildpunkter bred och hög.')
  return picture.type
}

/** The key of a picture by its address. */
const keyOf = (BildUrl: string) => BildUrl.slice(1).replace(/\?.*/, '')

/** A picture that has been looked at, ready to be stored. */
export type Picture = { bytes: Uint8Array; type: string }

/** People's pictures, served from CloudFront below /avatars. */
export const avatars = {
  /** Looks at what was sent. Throws 400 when it is no picture that we take. */
  async read(file: File): Promise<Picture> {
    const bytes = await file.bytes()
    return { bytes, type: typeOf(bytes) }
  },

  /**
   * Stores a picture of a person beside the one before, which is still shown. Gives its path below the portal's address:
   * nobody can guess it, and nothing else is ever stored there.
   */
  async put(userid: string, { bytes: Body, type: ContentType }: Picture): Promise<string> {
    const BildUrl = pictureUrl(userid, `-${randomBytes(9).toString('base64url')}`)
    const Key = keyOf(BildUrl)
    await s3.send(
      new PutObjectCommand({ Bucket, Key, Body, ContentType, CacheControl: unchangingWhileThere }),
    )
    return BildUrl
  },

  /** Removes all pictures of a person but the one that their profile shows; with an empty address all of them. */
  async keepOnly(userid: string, BildUrl: string): Promise<void> {
    const list = new ListObjectsV2Command({ Bucket, Prefix: keyOf(`/avatars/${userid}`) })
    const { Contents = [] } = await s3.send(list)
    for (const { Key = '' } of Contents) {
      if (Key !== keyOf(BildUrl)) await s3.send(new DeleteObjectCommand({ Bucket, Key }))
    }
  },
}
