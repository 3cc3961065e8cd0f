import type { Environment } from '../../functions/runtime/env.ts'
import type { Stage } from '../stageSettings.ts'

/** The variables that every Lambda gets from the stage's settings, deployed and local. `STAGE` is its stack's name. */
export const stageEnvironment = (stage: Stage, STAGE: string): Environment<'stage'> => ({
  STAGE,
  PRODUCT_NAME: stage.productName,
  ASSISTANT_NAME: stage.assistantName,
  ALLOWED_EMAIL_DOMAINS: stage.allowedEmailDomains.join(','),
  RETENTION_DAYS: String(stage.retentionDays),
  MULTI_FACTOR: stage.multiFactor,
  OUTLOOK: stage.entraId ? 'on' : 'off',
  ENTRA_ADMIN_GROUP: stage.entraId?.adminGroup ?? '',
})

/** The variables of whoever asks the providers, but for where their keys lie. */
export const modelsEnvironment = (
  stage: Stage,
): Omit<Environment<'providerKeys'>, 'PROVIDER_KEYS_SECRET' | 'PROVIDER_ADDRESSES'> => ({
  MODEL_SILENCE_SECONDS: String(stage.modelSilenceSeconds),
  ANSWERS_PER_MINUTE: String(stage.answersPerMinute),
  MODELS: JSON.stringify(stage.models),
  RETIRED_MODELS: JSON.stringify(stage.retiredModels),
  CHAT_MODEL: JSON.stringify(stage.chatModel),
})
