import { aiModule, aiModuleNames } from '../../shared/contract/aiModule.ts'
import { questions } from '../../shared/contract/questions.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { earlierModelsOf, modelsOf } from '../platform/models/catalogue.ts'
import { isConfigured } from '../platform/models/keys.ts'

export const handler = endpoint(questions['questions.providers'], async () => ({
  results: await Promise.all(
    aiModule.options.map(async (AImodule) => ({
      AImodule,
      name: aiModuleNames[AImodule],
      configured: await isConfigured(AImodule),
      models: modelsOf(AImodule),
      earlier: earlierModelsOf(AImodule),
    })),
  ),
}))
