import { afterAll, describe, expect, test } from 'vitest'
import {
  askBedrock,
  askedThere,
  refuses,
  stays,
  writes,
} from '../../infra/testing/functions/bedrock.ts'
import {
  begin,
  event,
  exception,
  piece,
  stop,
  unmodelled,
  usage,
  whole,
} from '../../infra/testing/functions/bedrockMessages.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { type Answer, startRawProvider } from '../../infra/testing/functions/rawProvider.ts'

let provider: Awaited<ReturnType<typeof startRawProvider>>
const ask = (answer: Answer) => askBedrock(provider, answer)

usePortal(async () => {
  provider = await startRawProvider()
  return askedThere(provider)
})
afterAll(() => provider.stop())

const wronglySummed = (message: Buffer) => message.fill(1, message.length - 4)

test.each(['guardrail_intervened', 'content_filtered'])(
  'a filter that stops it by %s is told',
  async (reason) => {
    const { status, code, tries } = await ask(writes(whole(['Nej'], reason)))
    expect([status, code, tries]).toEqual([422, 'content_filter', 1])
  },
)

describe('a refusal', () => {
  test.each([
    [429, 'ThrottlingException', 'no', 'too_many_requests', 3],
    [400, 'ServiceQuotaExceededException', 'no', 'too_many_requests', 1],
    [408, 'ModelTimeoutException', 'no', 'timeout', 2],
    [429, 'ModelNotReadyException', 'no', 'unavailable', 3],
    [424, 'ModelErrorException', 'no', 'unavailable', 3],
    [500, 'InternalServerException', 'no', 'unavailable', 3],
    [503, 'ServiceUnavailableException', 'no', 'unavailable', 3],
    [403, 'AccessDeniedException', 'no', 'not_configured', 1],
    [403, 'ExpiredTokenException', 'no', 'not_configured', 1],
    [404, 'ResourceNotFoundException', 'no', 'unknown_model', 1],
    [400, 'ValidationException', 'The provided model identifier is invalid.', 'unknown_model', 1],
    [400, 'ValidationException', 'Input is too long for requested model.', 'too_long', 1],
    [
      400,
      'ValidationException',
      'Invocation of model ID x with on-demand throughput isn’t supported.',
      'not_configured',
      1,
    ],
    [400, 'ValidationException', 'no', 'unavailable', 1],
  ])('%i %s (%s) is %s after %i tries', async (status, name, message, told, times) => {
    const { code, outcomes, tries, body } = await ask(
      refuses(status, name, message, { 'retry-after': '0' }),
    )
    expect([code, outcomes, tries]).toEqual([told, [told], times])
    expect(body.error.error).toMatch(/^[A-ZÅÄÖ].*\.$/)
    expect(JSON.stringify(body)).not.toContain('"no"')
  })

  test('with a wish to wait for too long is told at once, and when to come back', async () => {
    const wish = { 'retry-after': '40' }
    const { status, tries } = await ask(refuses(429, 'ThrottlingException', 'no', wish))
    expect([status, tries]).toEqual([503, 1])
  })
})

describe('an error in the middle of the stream', () => {
  test.each([
    ['throttling', exception('throttlingException', 'no'), 'too_many_requests'],
    ['a fault of theirs', exception('internalServerException', 'no'), 'unavailable'],
    ['the model’s own', exception('modelStreamErrorException', 'no'), 'interrupted'],
    ['not being there', exception('serviceUnavailableException', 'no'), 'unavailable'],
    ['one that nobody knows', exception('newException', 'no'), 'interrupted'],
    ['one without a shape', unmodelled('Odd', 'no'), 'interrupted'],
  ])('that is %s is told, and what came before is kept', async (_, message, told) => {
    const { code, outcomes, tries } = await ask(writes(begin(), piece('Halva '), message))
    expect([code, outcomes, tries]).toEqual([told, [told], 1])
  })

  test('before the first word is tried again', async () => {
    const { tries, code } = await ask(writes(begin(), exception('throttlingException', 'no')))
    expect([code, tries]).toEqual(['too_many_requests', 3])
  })
})

describe('a stream that is none', () => {
  test.each<[string, Answer, string]>([
    ['silence', () => undefined, 'timeout'],
    ['headers and silence', stays(), 'timeout'],
    ['half, and silence', stays(begin(), piece('Halva')), 'timeout'],
    ['half, and its end', writes(begin(), piece('Halva')), 'interrupted'],
    ['half a message', writes(begin(), piece('Halva').subarray(0, -10)), 'interrupted'],
    ['a message with a wrong sum', writes(begin(), wronglySummed(piece('Hej'))), 'interrupted'],
    ['a page of HTML', (response) => response.writeHead(200).end('<h1>Proxy</h1>'), 'interrupted'],
    ['a message of 4 GB', writes(Buffer.from('ffffffff0000000000000000', 'hex')), 'interrupted'],
    ['zeros', writes(Buffer.alloc(4_096)), 'interrupted'],
    ['nothing', writes(), 'interrupted'],
    ['a broken line', (response) => response.destroy(), 'unavailable'],
    [
      'a way elsewhere',
      (response) => response.writeHead(302, { location: '/' }).end(),
      'unavailable',
    ],
    [
      'an error that is a page',
      (response) => response.writeHead(500).end('<h1>500</h1>'),
      'unavailable',
    ],
    ['a malformed answer', writes(whole(['Halva'], 'malformed_model_output')), 'interrupted'],
    ['no text', writes(begin(), stop('end_turn'), usage({})), 'empty'],
    [
      'tool calls alone',
      writes(begin(), event('contentBlockStart', { start: { toolUse: {} } }), stop('tool_use')),
      'empty',
    ],
  ])(
    'but %s is told',
    async (_, answer, told) => {
      const { code, outcomes, body } = await ask(answer)
      expect([body.results, code, outcomes]).toEqual([undefined, told, [told]])
    },
    20_000,
  )
})
