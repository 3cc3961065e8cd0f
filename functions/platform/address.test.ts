import type { APIGatewayProxyEvent } from 'aws-lambda'
import { expect, test } from 'vitest'
import { addressOf } from './address.ts'

const from = (headers: Record<string, string>) =>
  addressOf({
    headers,
    requestContext: { identity: { sourceIp: '203.0.113.77' } },
  } as unknown as APIGatewayProxyEvent)

test('a person’s address is the one that CloudFront saw, not CloudFront’s nor what they write', () => {
  const forwarded = { 'x-forwarded-for': '192.0.2.1, 198.51.100.24, 203.0.113.77' }
  expect(from({ ...forwarded, 'true-client-ip': '198.51.100.24' })).toBe('198.51.100.24')
  expect(from(forwarded)).toBe('203.0.113.77')
})
