/** Measures of our own in CloudWatch, which Lambdas write and the operators' alarms read. */
export const metrics = {
  namespace: 'Portalen',
  /**
   * Counts calls that a provider failed to answer, for each stage and `AImodule`: an account may hold several stages.
   */
  providerFailure: {
    name: 'ProviderFailure',
    dimensions: { stage: 'Stage', provider: 'AImodule' },
  },
} as const
