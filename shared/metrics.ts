/** Measures of our own in CloudWatch, which Lambdas write and the operators' alarms read. */
export const metrics = {
  namespace: 'Portalen',
  /** Counts calls that a provider failed to answer, for each `AImodule`. */
  providerFailure: { name: 'ProviderFailure', dimension: 'AImodule' },
} as const
