/* What the deployed API and the local gateway have in common besides the contract. */

/** The name of API Gateway's stage is the first part of every path, so /v1 is the API's version and its stage. */
export const stageName = 'v1'

/** Content types whose bodies API Gateway hands on in base64. */
export const binaryTypes = ['multipart/form-data']

/** Bytes from which on an answer is compressed for whoever takes it so; what streams is not. */
export const compressedFromBytes = 1024

/** The scope that the authorizer asks for: with it API Gateway takes access tokens, without one ID tokens. */
export const accessScope = 'aws.cognito.signin.user.admin'

/**
 * Milliseconds that a streaming Lambda may take, which is the most that Lambda and API Gateway's streams give. The longest answer ends by
 * itself at five minutes and one silence more, a run of trials at eight minutes and its last answers.
 */
export const streamTimeoutMs = 15 * 60 * 1000
