import { aiModule } from '../../shared/contract/aiModule.ts'
import { questions } from '../../shared/contract/questions.ts'
import { endpoint } from '../platform/endpoint.ts'
import { modelsOf } from '../platform/models/catalogue.ts'
import { isConfigured } from '../platform/models/keys.ts'
import { providers } from '../platform/models/providers.ts'

export const handler = endpoint(questions['questions.providers'], async () => ({
  results: await Promise.all(
    aiModule.options.map(async (AImodule) => ({
      AImodule,
      name: providers[AImodule].name,
      configured: await isConfigured(AImodule),
      models: modelsOf(AImodule),
    })),
  ),
}))
