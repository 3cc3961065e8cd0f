/** How an answer says that it does not know, in Swedish. */
const phrases = [
  'vet inte',
  'vet jag inte',
  'kan inte svara',
  'kan jag inte svara',
  'kan inte avgöra',
  'kan inte bedöma',
  'går inte att avgöra',
  'går inte att svara',
  'framgår inte',
  'hittar inte',
  'hittar ingen',
  'saknar uppgift',
  'saknar underlag',
  'saknar information',
  'saknas uppgift',
  'saknas underlag',
  'saknas information',
  'uppgift saknas',
  'ingen uppgift',
  'inga uppgifter',
  'ingen information',
  'känner inte till',
  'har inte tillgång',
  'är oklart',
]

// An agreement that cannot be terminated (säga upp), what does not conflict with something (står inte i strid med), and a
// place that is not safe, are nothing that is not known.
const ambiguous = [
  /(?:går inte att|kan inte) säga(?! (?:upp|ifrån|emot)(?!\p{L}))/u,
  /står inte i(?! (?:strid|konflikt|motsats|vägen)(?!\p{L}))/u,
  /är inte säker på/,
  /(?<!\p{L})(?:jag|vi) är inte säk(?:er|ra)(?!\p{L})/u,
]

/** Whether an answer says that it does not know. */
export const saysUnsure = (read: string): boolean =>
  phrases.some((phrase) => read.includes(phrase)) || ambiguous.some((phrase) => phrase.test(read))
