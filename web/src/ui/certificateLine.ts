import type { Card } from '../../../shared/contract/assistant.ts'
import type { Certificate } from '../../../shared/contract/questions/trials.ts'
import { lazy } from '../../../shared/lazy.ts'
import { questionLimits } from '../../../shared/questionLimits.ts'
import { config } from '../api/config.ts'
import { certificateTexts as texts } from '../texts/assistant/certificate.ts'
import { capital, supplierOf } from './whereTo.ts'

const dayMs = 24 * 60 * 60 * 1000

const day = lazy(
  () =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Stockholm',
      day: 'numeric',
      month: 'long',
    }),
)

type Short = NonNullable<Card['Certificate']>

/** Why a certificate does not count any more, in words; undefined while it does. */
export function ageOf({ old, sdate }: Pick<Short, 'old' | 'sdate'>): string | undefined {
  if (old) return texts.changed
  return Date.now() - Date.parse(sdate) > questionLimits.provenDays * dayMs
    ? texts.tooLong
    : undefined
}

/** A certificate as a card has it. */
export const shortCertificate = (given: Short): string =>
  [texts.short(given.Nr, given.passed, given.of), ageOf(given)].filter(Boolean).join(' · ')

/** The whole of it: version, trials, model, day, class, where it is answered, how many it helped, and why it is old. */
export function wholeCertificate(
  given: Certificate,
  question: Pick<Card, 'AImodule' | 'InfoClass'>,
): string {
  const { Nr, passed, of, model, sdate, helped } = given
  const infoClass = question.InfoClass ?? config().infoClasses?.[0] ?? ''
  return [
    `${texts.short(Nr, passed, of)} ${texts.on(model, day().format(new Date(sdate)))}`,
    capital(infoClass),
    supplierOf(question)?.country,
    helped === undefined ? undefined : texts.helped(helped),
    ageOf(given),
  ]
    .filter(Boolean)
    .join(' · ')
}
