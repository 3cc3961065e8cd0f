import { z } from 'zod'

/** What a stage's stack prints, for the commands that work on it (`constructs/portalOutputs.ts`). */
export const outputs = z.object({
  TableName: z.string(),
  UserPoolId: z.string(),
  UserPoolClientId: z.string(),
  ProviderKeysSecret: z.string(),
  /** Where what was given up waits. */
  FailedQueueUrl: z.string(),
  /** The Lambda that tells people of events. */
  DeliverFunction: z.string(),
})

export type Outputs = z.infer<typeof outputs>
