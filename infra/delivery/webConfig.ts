import type { Config } from '../../shared/contract/stage/config.ts'
import { accentColors } from './accent.ts'
import { daysOf } from '../retentionSettings.ts'
import type { Stage } from '../stageSettings.ts'

/** What only a deployment knows of the settings in the page. */
type Deployed = Omit<
  Config,
  | 'productName'
  | 'assistantName'
  | 'brand'
  | 'texts'
  | 'ownAnswerDays'
  | 'pinnedAnswerDays'
  | 'retentionDaysOf'
  | 'profileFields'
  | 'statisticsNames'
  | 'rooms'
  | 'infoClasses'
  | 'suppliers'
  | 'tour'
  | 'multiFactor'
  | 'registers'
>

const brandOf = ({ accent, ...pictures }: NonNullable<Stage['brand']>) => ({
  ...pictures,
  ...(accent !== undefined && { colors: accentColors(accent) }),
})

/** The settings in the page and in `config.json`: what the stage sets, and what only its deployment knows. */
export const configOf = (stage: Stage, deployed: Deployed): Config => ({
  productName: stage.productName,
  assistantName: stage.assistantName,
  ...(stage.brand && { brand: brandOf(stage.brand) }),
  texts: stage.texts,
  ownAnswerDays: stage.ownAnswerDays,
  pinnedAnswerDays: stage.pinnedAnswerDays,
  retentionDaysOf: daysOf(stage),
  profileFields: stage.profileFields,
  statisticsNames: stage.statisticsNames,
  rooms: stage.rooms,
  infoClasses: stage.infoClasses,
  suppliers: stage.suppliers,
  tour: stage.tour,
  multiFactor: stage.multiFactor,
  ...(stage.allowedEmailDomains.length > 0 && { registers: stage.allowedEmailDomains }),
  ...(stage.idleMinutes !== undefined && { idleMinutes: stage.idleMinutes }),
  ...deployed,
})
