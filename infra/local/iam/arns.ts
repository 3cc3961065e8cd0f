const at = (service: string, region: string, rest: string) =>
  `arn:aws:${service}:${region}:000000000000:${rest}`

/** The ARNs of the portal's parts on this machine; those of S3 name no region. */
export const arns = (region: string) => ({
  table: (name: string) => at('dynamodb', region, `table/${name}`),
  pool: (id: string) => at('cognito-idp', region, `userpool/${id}`),
  // Secrets Manager adds six characters of its own to the name ("What's in a Secrets Manager secret?", ARN).
  secret: (name: string) => at('secretsmanager', region, `secret:${name}-local0`),
  mailIdentity: (address: string) => at('ses', region, `identity/${address}`),
  bucket: (name: string) => `arn:aws:s3:::${name}`,
  object: (bucket: string, key: string) => `arn:aws:s3:::${bucket}/${key}`,
})
