/** The upstream OpenID provider that people may sign in with. */
export type UpstreamProvider = {
  /** `identity_provider` of the authorize endpoint; an external user's name begins with it. */
  name: string
  issuer: string
  clientId: string
  clientSecret: string
}

/** Hosted sign-in: the pool's domain, its one provider and what the app client allows. */
export type HostedSettings = {
  provider: UpstreamProvider
  callbackUrls: string[]
  logoutUrls: string[]
  /** PEM: serves the hosted paths over TLS too, which Amplify insists on. */
  tls?: { key: string; cert: string }
  /** The port of that; any free one without. */
  tlsPort?: number
}
