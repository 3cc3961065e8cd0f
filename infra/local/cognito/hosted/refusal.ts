/** What the hosted endpoints refuse with, in OAuth's words: the `error`, and the message as `error_description`. */
export class OAuthRefusal extends Error {
  error: string

  constructor(error: string, description: string) {
    super(description)
    this.error = error
  }
}

export const invalidRequest = (description: string) =>
  new OAuthRefusal('invalid_request', description)
