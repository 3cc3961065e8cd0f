import type { Counts, Kind } from '../../../../shared/rules/personalData/kinds.ts'
import { inBoth } from '../inBoth.ts'

const nouns: Record<Kind, readonly [one: string, several: string]> = {
  PERSONNUMMER: ['personnummer', 'personnummer'],
  SAMORDNINGSNUMMER: ['samordningsnummer', 'samordningsnummer'],
  TELEFON: ['telefonnummer', 'telefonnummer'],
  'E-POST': ['e-postadress', 'e-postadresser'],
  BANKKONTO: ['bankkonto', 'bankkonton'],
  KORT: ['kortnummer', 'kortnummer'],
  IBAN: ['IBAN', 'IBAN'],
  DOLT: ['ord som du har markerat', 'ord som du har markerat'],
}

const inWords = (counts: Counts): string => {
  const parts = Object.entries(nouns).flatMap(([kind, [one, several]]) => {
    const count = Object.entries(counts).find(([of]) => of === kind)?.[1] ?? 0
    return count === 0 ? [] : [`${count} ${count === 1 ? one : several}`]
  })
  return new Intl.ListFormat('sv-SE', { type: 'conjunction' }).format(parts)
}

/** What is said of personal data where one writes (docs/requirements.md, "Personal data"). */
export const guardTexts = inBoth(
  {
    help: 'Personnummer, telefonnummer, e-postadresser, bankkonton och kortnummer döljs för assistenten. Läs själv igenom resten.',
    more: 'Så skyddas dina uppgifter',
    hidden: (counts: Counts) =>
      `Döljs för assistenten: ${inWords(counts)}. Läs själv igenom resten.`,
    stops: 'Den här frågan tar inte emot personuppgifter. Ta bort dem innan du skickar:',
    values: 'Det som döljs',
    hide: 'Dölj markerat ord',
    hideHelp: 'Markera ett namn eller ett annat ord i rutan, och välj Dölj markerat ord.',
    hides: (word: string) => `”${word}” döljs för assistenten.`,
    hidesNoMore: (word: string) => `”${word}” döljs inte`,
    hidesNoMoreHelp: (most: number) =>
      `Högst ${most} ord kan döljas i en text. Visa något av dem först.`,
    show: (word: string) => `Visa ”${word}” för assistenten`,
    preview: 'Så här ser assistenten din text',
    confirmTitle: 'Skicka personuppgifter?',
    confirm: (counts: Counts) => `Texten innehåller ${inWords(counts)}. Det döljs för assistenten.`,
    confirmHelp: 'Namn och annat som går att känna igen döljs bara om du har markerat det.',
    sendAnyway: 'Skicka ändå',
  },
  {},
)
