import { z } from 'zod'

/** What a stage's stack prints, for the commands that work on it (`constructs/portalOutputs.ts`). */
export const outputs = z.object({
  /** Where people open the portal. */
  Address: z.string(),
  /** Where the API answers behind CloudFront, with `/v1`: the firewall refuses whoever calls it there. */
  ApiAddress: z.string(),
  TableName: z.string(),
  UserPoolId: z.string(),
  UserPoolClientId: z.string(),
  ProviderKeysSecret: z.string(),
  /** Where what was given up waits. */
  FailedQueueUrl: z.string(),
  /** The Lambda that tells people of events. */
  DeliverFunction: z.string(),
  /** Only where the stage mails people their bookings. */
  MailFunction: z.optional(z.string()),
  /** Settings that it was deployed with (`delivery/printedSettings.ts`); not of a stage that was deployed by an earlier version. */
  Settings: z.optional(z.string()),
})

export type Outputs = z.infer<typeof outputs>
