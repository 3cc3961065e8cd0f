import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { contrast, textContrast } from './delivery/accent.ts'
import { matching, settings } from './settingKinds.ts'

const picture = matching(
  /^\/brand\/[\w/-]+\.(svg|png|webp|jpg)$/,
  'is no picture below /brand, such as /brand/solvik/logo.svg',
)
const png = matching(/^\/brand\/[\w/-]+\.png$/, 'is no PNG below /brand')

/** How the portal looks as the organisation's own. The pictures lie in web/public/brand. */
export const brand = settings({
  /** Beside the portal's name. */
  logo: z.optional(picture),
  /** On the sign-in page, the lobby's banner and the news. */
  banner: z.optional(picture),
  /** The window's icon. */
  icon: z.optional(picture),
  /** The icon on a phone's start page: a square of 512 pixels. */
  touchIcon: z.optional(png),
  /** Of buttons and links; every other shade follows from it. */
  accent: z.optional(matching(/^#[\da-f]{6}$/i, 'is no colour such as #12474a')),
})

export type Brand = z.infer<typeof brand>

const publicFolder = resolve(import.meta.dirname, '../web/public')

/** What is wrong with a brand whose settings are each fine by themselves. */
export function brandContradictions({ accent, ...pictures }: Brand = {}): string[] {
  const ratio = accent === undefined ? Infinity : contrast('#ffffff', accent)
  return [
    ...Object.entries(pictures)
      .filter(([, path]) => path !== undefined && !existsSync(`${publicFolder}${path}`))
      .map(([name, path]) => `brand.${name}: web/public${path} is not there`),
    ...(ratio < textContrast
      ? [`brand.accent has ${ratio.toFixed(1)}:1 under white text; it needs ${textContrast}:1`]
      : []),
  ]
}
