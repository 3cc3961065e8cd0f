import { inBoth } from '../inBoth.ts'

/** What a question's trials said, on its card and its page. */
export const certificateTexts = inBoth(
  {
    short: (Nr: number, passed: number, of: number) => `v${Nr} · ${passed} av ${of} prov`,
    on: (model: string, day: string) => `på ${model} den ${day}`,
    helped: (share: number) => `${share} % hjälpte`,
    changed: 'Frågan eller modellen har ändrats sedan proven',
    tooLong: 'Provad för länge sedan',
  },
  {},
)
