import { lazy } from '../../../../shared/lazy.ts'
import { inBoth } from '../inBoth.ts'

const seconds = lazy(
  () =>
    new Intl.NumberFormat('sv-SE', {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
)

/** What stands under an answer: who wrote it, and what is known of it (docs/requirements.md, "Receipts"). */
export const receiptTexts = inBoth(
  {
    by: (model: string, supplier: string, country: string) =>
      `AI-genererat av ${model} (${supplier}, ${country})`,
    hid: (count: number) => (count === 1 ? '1 uppgift doldes' : `${count} uppgifter doldes`),
    check: 'granska innan du använder det',
    cost: (kronor: string) => `${kronor} kr`,
    underOneOre: 'under 0,01 kr',
    about: (cost: string) => `≈ ${cost}`,
    names: {
      supplier: 'Leverantör',
      country: 'Besvaras i',
      agreement: 'Avtal',
      model: 'Modell',
      instead: 'Svarar i stället för',
      version: 'Frågan ändrades',
      hidden: 'Doldes för assistenten',
      tokensIn: 'Tokens i frågan',
      tokensOut: 'Tokens i svaret',
      cost: 'Kostnad',
      seconds: 'Tid',
      at: 'Klart',
      cut: 'Längd',
    },
    noAgreement: 'inget angivet',
    cut: 'nådde den högsta tillåtna längden',
    noPrice: 'inget pris angivet',
    seconds: (ms: number) => `${seconds().format(ms / 1000)} s`,
    kinds: {
      PERSONNUMMER: 'personnummer',
      SAMORDNINGSNUMMER: 'samordningsnummer',
      TELEFON: 'telefonnummer',
      'E-POST': 'e-postadress',
      BANKKONTO: 'bankkonto',
      KORT: 'kortnummer',
      IBAN: 'IBAN',
      DOLT: 'markerat ord',
    },
    ofKind: (kind: string, count: number) => (count === 1 ? kind : `${kind} (${count})`),
    cached: (count: string) => `varav ${count} mellanlagrade hos leverantören`,
    reasoning: (count: string) => `varav ${count} till resonemang`,
    estimated: (text: string) => `${text}, uppskattat`,
  },
  {},
)
