import {
  DeleteObjectCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  HeadObjectCommand,
  ListBucketsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { startS3 } from './s3.ts'

/** The engine, and AWS's own client for it. */
async function bucket(file = ':memory:') {
  const s3 = await startS3({ port: 0, file })
  const client = new S3Client({ endpoint: s3.url, forcePathStyle: true, maxAttempts: 1 })
  const at = (Key: string) => ({ Bucket: 'avatars', Key })
  return {
    client,
    at,
    put: (Key: string, Body: Buffer | string, ContentType = 'image/png') =>
      client.send(new PutObjectCommand({ ...at(Key), Body, ContentType })),
    get: async (Key: string) => {
      const { Body, ...rest } = await client.send(new GetObjectCommand(at(Key)))
      return { bytes: Buffer.from((await Body?.transformToByteArray()) ?? []), ...rest }
    },
    async [Symbol.asyncDispose]() {
      client.destroy()
      await s3.stop()
    },
  }
}

const bytes = Buffer.from(Array.from({ length: 256 }, (_, value) => value))

test('what was put comes back byte by byte, with its type', async () => {
  await using s3 = await bucket()
  const { ETag } = await s3.put('avatars/åsa och bo.png', bytes)
  expect(await s3.get('avatars/åsa och bo.png')).toMatchObject({
    bytes,
    ContentType: 'image/png',
    ContentLength: 256,
    ETag,
    LastModified: expect.any(Date),
  })
})

test('a second put replaces the first', async () => {
  await using s3 = await bucket()
  await s3.put('a.png', bytes)
  await s3.put('a.png', '<svg/>', 'image/svg+xml')
  const { bytes: found, ContentType } = await s3.get('a.png')
  expect([found.toString(), ContentType]).toEqual(['<svg/>', 'image/svg+xml'])
})

test('the head tells size and type without the body', async () => {
  await using s3 = await bucket()
  await s3.put('a.png', bytes)
  const head = await s3.client.send(new HeadObjectCommand(s3.at('a.png')))
  expect(head).toMatchObject({ ContentLength: 256, ContentType: 'image/png' })
})

test('what was deleted is gone, and deleting it again is no error', async () => {
  await using s3 = await bucket()
  await s3.put('a.png', bytes)
  for (let times = 0; times < 2; times++) {
    const gone = await s3.client.send(new DeleteObjectCommand(s3.at('a.png')))
    expect(gone.$metadata.httpStatusCode).toBe(204)
  }
  await expect(s3.get('a.png')).rejects.toMatchObject({ name: 'NoSuchKey' })
})

test('a key that was never put fails under the SDK’s own names', async () => {
  await using s3 = await bucket()
  await expect(s3.get('nobody.png')).rejects.toMatchObject({ name: 'NoSuchKey' })
  const head = s3.client.send(new HeadObjectCommand(s3.at('nobody.png')))
  await expect(head).rejects.toMatchObject({ name: 'NotFound' })
})

test('a list has the keys of a prefix, and those of one bucket', async () => {
  await using s3 = await bucket()
  for (const key of ['avatars/a-1', 'avatars/a-2', 'avatars/b-1']) await s3.put(key, bytes)
  const list = (Bucket: string, Prefix?: string) =>
    s3.client.send(new ListObjectsV2Command({ Bucket, Prefix }))
  const { Contents = [], IsTruncated } = await list('avatars', 'avatars/a')
  expect(Contents.map(({ Key, Size }) => [Key, Size])).toEqual([
    ['avatars/a-1', 256],
    ['avatars/a-2', 256],
  ])
  expect(IsTruncated).toBe(false)
  expect((await list('web')).Contents).toBeUndefined()
})

test('one bucket’s keys are not another’s', async () => {
  await using s3 = await bucket()
  await s3.put('a.png', bytes)
  const other = s3.client.send(new GetObjectCommand({ Bucket: 'web', Key: 'a.png' }))
  await expect(other).rejects.toMatchObject({ name: 'NoSuchKey' })
})

test('what it does not know it says, rather than store something wrong', async () => {
  await using s3 = await bucket()
  const others = [
    s3.client.send(new ListBucketsCommand({})),
    s3.client.send(new GetObjectTaggingCommand(s3.at('a.png'))),
  ]
  const named = await Promise.allSettled(others)
  expect(named).toMatchObject(others.map(() => ({ reason: { name: 'NotImplemented' } })))
  const Body = Readable.from([bytes])
  // The SDK warns that it cannot send a stream twice.
  using _quiet = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const streamed = new PutObjectCommand({ ...s3.at('a.png'), Body, ContentLength: bytes.length })
  await expect(s3.client.send(streamed)).rejects.toMatchObject({ name: 'NotImplemented' })
  await expect(s3.get('a.png')).rejects.toMatchObject({ name: 'NoSuchKey' })
})

test('what was put is still there after a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 's3-'))
  await using cleanUp = new AsyncDisposableStack()
  cleanUp.defer(() => rm(folder, { recursive: true }))
  const file = join(folder, 'objects.sqlite')
  {
    await using first = await bucket(file)
    await first.put('a.png', bytes)
  }
  await using second = await bucket(file)
  expect((await second.get('a.png')).bytes).toEqual(bytes)
})
