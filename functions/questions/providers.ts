import { questions } from '../../shared/contract/questions.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { earlierModelsOf, modelsOf } from '../platform/models/catalogue.ts'
import { isConfigured } from '../platform/models/keys.ts'
import { knownProviders, nameOfProvider } from '../platform/models/providers.ts'

export const handler = endpoint(questions['questions.providers'], async () => ({
  results: await Promise.all(
    knownProviders.map(async (AImodule) => ({
      AImodule,
      name: nameOfProvider(AImodule),
      configured: await isConfigured(AImodule),
      models: modelsOf(AImodule),
      earlier: earlierModelsOf(AImodule),
    })),
  ),
}))
