import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { portal } from './portal.ts'

const decoded = (base64: string) => Buffer.from(base64, 'base64')

/** The smallest pictures there are. */
export const png = decoded(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
)
export const gif = decoded('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7')

/** A file as a browser sends it. */
export const file = (bytes: Uint8Array<ArrayBuffer>, name = 'jag.png', type = 'image/png') =>
  new File([bytes], name, { type })

/** What the portal serves below its address. */
export const served = (path: string) => fetch(portal().address + path)

/** The addresses of all pictures that the bucket holds of a person. */
export async function picturesOf(id: string): Promise<string[]> {
  const list = new ListObjectsV2Command({
    Bucket: process.env['AVATARS_BUCKET'],
    Prefix: `avatars/${id}`,
  })
  const { Contents = [] } = await new S3Client().send(list)
  return Contents.map(({ Key }) => `/${Key}`)
}
