/** How an answer says that it does not know, in Swedish. */
const phrases = [
  'vet inte',
  'vet jag inte',
  'kan inte svara',
  'kan jag inte svara',
  'kan inte avgöra',
  'kan inte bedöma',
  'kan inte säga',
  'går inte att säga',
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
  'är inte säker',
]

/** Whether an answer says that it does not know. */
export const saysUnsure = (read: string): boolean => phrases.some((phrase) => read.includes(phrase))
