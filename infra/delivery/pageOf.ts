import type { Config } from '../../shared/contract/config.ts'
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

/** The page as a stage has it: its name and icons, and its settings for the bundle. Throws as `pageWithConfig`. */
export function pageOf(page: string, config: Config): string {
  const { icon, touchIcon } = config.brand ?? {}
  const named = page
    .replace(/<title>.*?<\/title>/, () => `<title>${escaped(config.productName)}</title>`)
    .replace('href="/favicon.svg" type="image/svg+xml"', (own) => (icon ? `href="${icon}"` : own))
    .replace('href="/apple-touch-icon.png"', (own) => (touchIcon ? `href="${touchIcon}"` : own))
  return pageWithConfig(named, JSON.stringify(config))
}
