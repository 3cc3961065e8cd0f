import { unchanging } from '../../shared/headers.ts'
import type { Stage } from '../stageSettings.ts'

/** The host of the pool's hosted sign-in, in stages where people may sign in with Outlook. */
export const hostedDomain = ({ entraId, region }: Stage): string | undefined =>
  entraId && `${entraId.domainPrefix}.auth.${region}.amazoncognito.com`

/** Where the bundle may send its calls besides its own origin: the pool, for signing in. */
export function originsOf(stage: Stage): string[] {
  const outlook = hostedDomain(stage)
  const pool = `https://cognito-idp.${stage.region}.amazonaws.com`
  return outlook === undefined ? [pool] : [pool, `https://${outlook}`]
}

const policy = (connectTo: string[], scripts: string[]) => ({
  'default-src': "'self'",
  'script-src': ["'self'", ...scripts].join(' '),
  // Emotion, which Chakra writes its styles with, adds style elements at run time.
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'connect-src': `'self' ${connectTo.join(' ')}`,
  'font-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  // No HTML is written from a string but by these: DOMPurify's own, ours (web/src/ui/trustedHtml.ts) and the editor's,
  // which reads what is pasted in a document that is never shown. `worker` names a script of the portal's own that reads files.
  'require-trusted-types-for': "'script'",
  'trusted-types': 'dompurify cleaned inert worker default ProseMirrorClipboard',
})

/**
 * The content security policy of every page; `connectTo` are the pool's origins, `scripts` the hashes of what stands in the
 * page itself (`inlineScripts`).
 */
export const contentSecurityPolicy = (connectTo: string[], scripts: string[]): string =>
  Object.entries(policy(connectTo, scripts))
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
  'cross-origin-resource-policy': 'same-origin',
} as const

/** How long a browser may keep a file of the bundle: names with a hash for ever, all others ask again. */
export const caching = {
  hashed: unchanging,
  other: 'no-cache',
} as const

/** Folder of the bundle whose files carry a hash in their name. */
export const hashedFolder = 'assets'
