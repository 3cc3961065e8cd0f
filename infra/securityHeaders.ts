/** Where the bundle may send its calls besides its own origin: the pool, for signing in. */
export const poolOrigin = (region: string) => `https://cognito-idp.${region}.amazonaws.com`

const policy = (connectTo: string) => ({
  'default-src': "'self'",
  'script-src': "'self'",
  // Emotion, which Chakra writes its styles with, adds style elements at run time.
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'connect-src': `'self' ${connectTo}`,
  'font-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
})

/** The content security policy of every page; `connectTo` is the pool's origin. */
export const contentSecurityPolicy = (connectTo: string): string =>
  Object.entries(policy(connectTo))
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ')

/** What CloudFront adds to every answer besides, and the local gateway too. */
export const securityHeaders = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
} as const

/** How long a browser may keep a file of the bundle: names with a hash for ever, all others ask again. */
export const caching = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
} as const

/** Folder of the bundle whose files carry a hash in their name. */
export const hashedFolder = 'assets'
