import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics'
import type { AiModule } from '../../shared/contract/assistant/aiModule.ts'
import { metrics as names } from '../../shared/metrics.ts'
import { environment, variables } from './env.ts'

const { namespace, providerFailure } = names
const { STAGE } = environment(variables.stage)

const metrics = new Metrics({ namespace })

/** Counts a call that a provider failed to answer; the operators' alarm reads it (`shared/metrics.ts`). */
export function countProviderFailure(provider: AiModule): void {
  const single = metrics.singleMetric()
  // The library would add a dimension of its own, under which no alarm looks.
  single.clearDefaultDimensions()
  single.addDimension(providerFailure.dimensions.stage, STAGE)
  single.addDimension(providerFailure.dimensions.provider, provider)
  single.addMetric(providerFailure.name, MetricUnit.Count, 1)
}
