/** How an answer says that it does not know, in Swedish. */
const phrases = [
  'vet inte',
  'vet jag inte',
  'kan inte svara',
  'kan jag inte svara',
  'kan inte avgöra',
  'kan inte bedöma',
  'kan inte säga',
  'går inte att avgöra',
  'går inte att svara',
  'framgår inte',
  'står inte i',
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

// An agreement that cannot be terminated (säga upp), and a place that is not safe, are nothing that is not known.
const ambiguous = [
  /går inte att säga(?! (?:upp|ifrån|emot))/,
  /är inte säker på/,
  /(?<!\p{L})(?:jag|vi) är inte säk(?:er|ra)(?!\p{L})/u,
]

/** Whether an answer says that it does not know. */
export const saysUnsure = (read: string): boolean =>
  phrases.some((phrase) => read.includes(phrase)) || ambiguous.some((phrase) => phrase.test(read))
