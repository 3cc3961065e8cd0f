import type { Card } from '../../../shared/contract/assistant.ts'
import { config } from '../api/config.ts'
import { whereToTexts as texts } from '../texts/whereTo.ts'

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** Where what somebody writes to a question goes, in one line; undefined where the stage tells nothing of it. */
export function whereLineOf({
  AImodule,
  InfoClass,
}: Pick<Card, 'AImodule' | 'InfoClass'>): string | undefined {
  const { suppliers = {}, infoClasses = [] } = config()
  const supplier = AImodule && suppliers[AImodule]
  if (!supplier) return undefined
  const { retentionDays: days, country } = supplier
  return [
    capital(InfoClass ?? infoClasses[0] ?? ''),
    texts.answeredBy(supplier.supplier, country),
    ...(days === undefined ? [] : [days === 0 ? texts.notKept : texts.kept(days)]),
  ].join(' · ')
}
