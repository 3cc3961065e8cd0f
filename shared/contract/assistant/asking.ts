/** What a Lambda has to be allowed that asks a model and records what it cost (`functions/platform/models/answer.ts`). */
export const askingPermissions = [
  'table:GetItem',
  'table:Query',
  'table:PutItem',
  'table:UpdateItem',
  'table:DeleteItem',
  'providerKeys:GetSecretValue',
  'bedrock:InvokeModelWithResponseStream',
] as const
