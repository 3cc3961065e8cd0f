import type { Receipt } from '../../../../shared/contract/assistant/receipt.ts'
import { kinds } from '../../../../shared/rules/personalData/kinds.ts'
import { inSwedish } from '../../texts/numbers.ts'
import { receiptTexts as texts } from '../../texts/assistant/receipt.ts'
import { minuteOf } from '../dates.ts'
import { isUnderOneOre, kronorOf } from '../kronor.ts'

/** What an answer cost, as people read it; nothing where no price is known. */
function costOf({ MikroOre, estimated, priceEstimated }: Receipt): string | undefined {
  if (MikroOre === undefined) return undefined
  if (isUnderOneOre(MikroOre)) return texts.underOneOre
  const cost = texts.cost(kronorOf(MikroOre))
  return estimated || priceEstimated ? texts.about(cost) : cost
}

/** A receipt in one line. */
export function lineOf(receipt: Receipt): string {
  const { model, supplier, country, hidden = {} } = receipt
  const count = Object.values(hidden).reduce((sum, one) => sum + one, 0)
  return [
    texts.by(model, supplier, country),
    count > 0 && texts.hid(count),
    costOf(receipt),
    texts.check,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The same in full: names and values. */
export function rowsOf(receipt: Receipt): [name: string, value: string][] {
  const { names } = texts
  const { supplier, country, agreement, model, GPTV, version, hidden = {} } = receipt
  const { InTokenAntal, OutTokenAntal, estimated, ms, sdate, cut } = receipt
  const counted = (count: number) =>
    estimated ? texts.estimated(inSwedish(count)) : inSwedish(count)
  const ofWhich = (whole: string, part: number | undefined, words: (part: string) => string) =>
    part === undefined ? whole : `${whole}, ${words(inSwedish(part))}`
  const hid = kinds.flatMap((kind) => {
    const count = hidden[kind] ?? 0
    return count > 0 ? texts.ofKind(texts.kinds[kind], count) : []
  })
  return [
    [names.supplier, supplier],
    [names.country, country],
    [names.agreement, agreement ?? texts.noAgreement],
    [names.model, model === GPTV ? model : `${model} (${GPTV})`],
    ...(receipt.instead === undefined ? [] : [row(names.instead, receipt.instead)]),
    ...(version === undefined ? [] : [row(names.version, minuteOf(version))]),
    ...(hid.length === 0 ? [] : [row(names.hidden, hid.join(', '))]),
    [names.tokensIn, ofWhich(counted(InTokenAntal), receipt.cachedTokens, texts.cached)],
    [names.tokensOut, ofWhich(counted(OutTokenAntal), receipt.reasoningTokens, texts.reasoning)],
    [names.cost, costOf(receipt) ?? texts.noPrice],
    [names.seconds, texts.seconds(ms)],
    [names.at, minuteOf(sdate)],
    ...(cut ? [row(names.cut, texts.cut)] : []),
  ]
}

const row = (name: string, value: string): [string, string] => [name, value]
