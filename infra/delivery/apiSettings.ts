/* What the deployed API and the local gateway have in common besides the contract. */

/** The name of API Gateway's stage is the first part of every path, so /v1 is the API's version and its stage. */
export const stageName = 'v1'

/** Content types whose bodies API Gateway hands on in base64. */
export const binaryTypes = ['multipart/form-data']

/** Bytes from which on an answer is compressed for whoever takes it so; what streams is not. */
export const compressedFromBytes = 1024

/** The scope that the authorizer asks for: with it API Gateway takes access tokens, without one ID tokens. */
export const accessScope = 'aws.cognito.signin.user.admin'

/** Milliseconds that a streaming Lambda may take: all its tries and the longest answer. */
export const streamTimeoutMs = 5 * 60 * 1000
