import type { Config } from '../../shared/contract/stage/config.ts'
import type { DrawnPage } from './drawnPage.ts'
import { pageWithConfig } from './pageWithConfig.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const ownIcons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
]

/** What a phone needs to put the portal on its start page, as `manifest.json`. */
export const manifestOf = ({ productName, brand }: Pick<Config, 'productName' | 'brand'>) => ({
  name: productName,
  short_name: productName,
  lang: 'sv',
  start_url: '/',
  display: 'standalone',
  background_color: '#f7f5f1',
  theme_color: '#ffffff',
  icons: brand?.touchIcon
    ? [{ src: brand.touchIcon, sizes: '512x512', type: 'image/png' }]
    : ownIcons,
})

const places = {
  head: '</head>',
  signIn: '<div id="root"></div>',
  frame: '<div id="frame"></div>',
} as const

/** The page with what it shows before any script; whether it is shown, its own script says (web/src/early.ts). */
const withDrawn = (page: string, { signIn, frame, styles }: DrawnPage): string =>
  page
    .replace(places.head, () => styles + places.head)
    .replace(places.signIn, () => `<div id="root" data-drawn>${signIn}</div>`)
    .replace(places.frame, () => `<div id="frame" aria-hidden="true">${frame}</div>`)

/**
 * The page as a stage has it: its name and icons, its settings for the bundle, and what it shows before any script if that
 * was drawn. Throws as `pageWithConfig`.
 */
export function pageOf(page: string, config: Config, drawn?: DrawnPage): string {
  const { icon, touchIcon } = config.brand ?? {}
  const named = page
    .replace(/<title>.*?<\/title>/, () => `<title>${escaped(config.productName)}</title>`)
    .replace('href="/favicon.svg" type="image/svg+xml"', (own) => (icon ? `href="${icon}"` : own))
    .replace('href="/apple-touch-icon.png"', (own) => (touchIcon ? `href="${touchIcon}"` : own))
  return pageWithConfig(drawn ? withDrawn(named, drawn) : named, JSON.stringify(config))
}
