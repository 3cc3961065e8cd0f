const schemes = new Set(['http:', 'https:', 'mailto:'])

const hasScheme = (text: string): boolean => /^[a-z][a-z\d+.-]*:/i.test(text)

const withScheme = (text: string): string => {
  if (hasScheme(text)) return text
  return /^[^\s/@]+@[^\s/@]+$/.test(text) ? `mailto:${text}` : `https://${text}`
}

/** The host of an intranet may be one word; a word alone is none. */
const isHost = (hostname: string, text: string): boolean =>
  hasScheme(text) ? hostname !== '' : hostname.includes('.')

/** The address that a link may lead to: on the web, or of a mail. Undefined for anything else. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim()
  const url = URL.parse(withScheme(text))
  if (!url || !schemes.has(url.protocol) || /\s/.test(text)) return undefined
  const isPlace =
    url.protocol === 'mailto:' ? url.pathname.includes('@') : isHost(url.hostname, text)
  return isPlace ? url.href : undefined
}
