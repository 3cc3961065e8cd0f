import type { Config } from '../../shared/contract/config.ts'
import { accentColors } from './accent.ts'
import type { Stage } from '../stageSettings.ts'

/** What only a deployment knows of the settings in the page. */
type Deployed = Omit<
  Config,
  'productName' | 'assistantName' | 'brand' | 'texts' | 'tour' | 'multiFactor' | 'registers'
>

const brandOf = ({ accent, ...pictures }: NonNullable<Stage['brand']>) => ({
  ...pictures,
  ...(accent !== undefined && { colors: accentColors(accent) }),
})

/** The settings in the page and in `config.json`: what the stage sets, and what only its deployment knows. */
export const configOf = (
  {
    productName,
    assistantName,
    brand,
    texts,
    tour,
    multiFactor,
    allowedEmailDomains,
    idleMinutes,
  }: Stage,
  deployed: Deployed,
): Config => ({
  productName,
  assistantName,
  ...(brand && { brand: brandOf(brand) }),
  texts,
  tour,
  multiFactor,
  ...(allowedEmailDomains.length > 0 && { registers: allowedEmailDomains }),
  ...(idleMinutes !== undefined && { idleMinutes }),
  ...deployed,
})
