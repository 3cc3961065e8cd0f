import type { Environment } from '../functions/platform/env.ts'
import type { Stage } from './stages.ts'

/** The variables that every Lambda gets from the stage's settings, deployed and local. */
export const stageEnvironment = (stage: Stage): Environment<'stage'> => ({
  PRODUCT_NAME: stage.productName,
  ASSISTANT_NAME: stage.assistantName,
  ALLOWED_EMAIL_DOMAINS: stage.allowedEmailDomains.join(','),
  RETENTION_DAYS: String(stage.retentionDays),
})
