import { expect, test, vi } from 'vitest'

test('a provider’s failure is written where CloudWatch and the alarm look for it', async () => {
  const written = vi.spyOn(console, 'log').mockReturnValue()
  vi.stubEnv('POWERTOOLS_METRICS_DISABLED', 'false')
  vi.stubEnv('POWERTOOLS_DEV', 'true')
  vi.resetModules()
  const { countProviderFailure } = await import('./metrics.ts')
  countProviderFailure('Claude')
  vi.unstubAllEnvs()
  const [line] = written.mock.calls.map(([text]) => JSON.parse(String(text)))
  written.mockRestore()
  expect(line).toMatchObject({
    Stage: 'Portal-local',
    AImodule: 'Claude',
    ProviderFailure: 1,
    _aws: {
      CloudWatchMetrics: [
        { Namespace: 'Portalen', Dimensions: [expect.arrayContaining(['Stage', 'AImodule'])] },
      ],
    },
  })
  expect(line._aws.CloudWatchMetrics[0].Dimensions).toEqual([['Stage', 'AImodule']])
})
