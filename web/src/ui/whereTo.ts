import type { Card } from '../../../shared/contract/assistant.ts'
import type { Config } from '../../../shared/contract/stage/config.ts'
import { config } from '../api/config.ts'
import { whereToTexts as texts } from '../texts/assistant/whereTo.ts'

/** A word as it begins a line. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/**
 * Where what somebody writes to a question goes, in one line, a card's in fewer words; undefined where the stage tells
 * nothing of it.
 */
export function whereLineOf(
  { AImodule, InfoClass }: Pick<Card, 'AImodule' | 'InfoClass'>,
  isCard = false,
): string | undefined {
  const supplier = supplierOf({ AImodule })
  if (!supplier) return undefined
  const { retentionDays: days, country } = supplier
  return [
    capital(InfoClass ?? config().infoClasses?.[0] ?? ''),
    (isCard ? texts.supplier : texts.answeredBy)(supplier.supplier, country),
    ...(days === undefined ? [] : [days === 0 ? texts.notKept : texts.kept(days)]),
  ].join(' · ')
}

type All = NonNullable<Config['suppliers']>

export type Supplier = NonNullable<All[keyof All]>

/** Who is behind the provider of a question, where the stage tells it. */
export const supplierOf = ({ AImodule }: Pick<Card, 'AImodule'>): Supplier | undefined =>
  AImodule && config().suppliers?.[AImodule]

/** What the stage states of a supplier, with its name. */
export const supplierFacts = ({
  country,
  agreement,
  agreedOn = '',
  retentionDays,
  trains,
  highestClass,
}: Supplier): (readonly [name: string, fact: string])[] => [
  [texts.country, country],
  [texts.agreement, agreement === undefined ? texts.unknown : texts.agreed(agreement, agreedOn)],
  [texts.keeps, retentionDays === undefined ? texts.unknown : texts.keptFor(retentionDays)],
  [texts.trains, trains === undefined ? texts.unknown : texts.trained(trains)],
  [texts.highest, capital(highestClass)],
]
