import type { Config } from '../../shared/contract/config.ts'
import type { Stage } from '../stageSettings.ts'

/** The settings in the page and in `config.json`: what the stage sets, and what only its deployment knows. */
export const configOf = (
  { productName, assistantName, tour, multiFactor }: Stage,
  deployed: Omit<Config, 'productName' | 'assistantName' | 'tour' | 'multiFactor'>,
): Config => ({ productName, assistantName, tour, multiFactor, ...deployed })
