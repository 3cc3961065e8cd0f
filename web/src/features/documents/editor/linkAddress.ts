const schemes = new Set(['http:', 'https:', 'mailto:'])

const withScheme = (text: string): string => {
  if (/^[a-z][a-z\d+.-]*:/i.test(text)) return text
  return /^[^\s/@]+@[^\s/@]+$/.test(text) ? `mailto:${text}` : `https://${text}`
}

/** The address that a link may lead to: on the web, or of a mail. Undefined for anything else. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim()
  const url = URL.parse(withScheme(text))
  const isPlace =
    url?.protocol === 'mailto:' ? url.pathname.includes('@') : url?.hostname.includes('.')
  return url && isPlace && !/\s/.test(text) && schemes.has(url.protocol) ? url.href : undefined
}
