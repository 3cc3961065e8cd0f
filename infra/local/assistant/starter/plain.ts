import { type Answer, bare, capital, linesOf, listOf, partsOf, sentencesOf } from './details.ts'

type Exchange = [what: RegExp, by: string]

const exchange = (text: string, all: Exchange[]): string =>
  all.reduce((now, [what, by]) => now.replace(what, by), text)

/** Words of authorities, and plain ones. */
const plainer: Exchange[] = [
  [/Ni föreläggs härmed att senast/g, 'Du behöver'],
  [/från delgivning(?:en)? inkomma/g, 'från den dag då du fick det här brevet inkomma'],
  [/inkomma med komplettering av/g, 'komplettera'],
  [/\s+vid äventyr att densamma eljest kan komma att avvisas/g, '. Annars kan vi avvisa den'],
  [/, varvid (\p{L}+) tillkommer om så ej sker/gu, '. Om du inte gör det tillkommer en $1'],
  [/ om (\d[\d ]* kronor)/g, ' på $1'],
  [/skall erläggas/g, 'ska betalas'],
  [/\berläggas\b/g, 'betalas'],
  [/\b[Ee]rt?\b/g, 'din'],
  [/\b[Nn]i\b/g, 'du'],
  [/\bskall\b/g, 'ska'],
  [/\beljest\b/g, 'annars'],
  [/\bavseende\b/g, 'om'],
  [/\bej\b/g, 'inte'],
]

/** Words that stay, each with why. */
const kept: [word: RegExp, why: string][] = [
  [/avvisa\b/, '*Avvisa*: betyder att ansökan inte prövas, och är det ord som lagen har.'],
  [/påminnelseavgift/, '*Påminnelseavgift*: är det ord som står på fakturan.'],
  [/ersättning/, '*Ersättning*: är begreppet i avtalet.'],
]

/** A text with plain words in the place of those of authorities, and which of them stayed. */
export const plain: Answer = (details) => {
  const text = linesOf(exchange(details('text'), plainer))
    .map(capital)
    .join('\n\n')
  const stayed = kept.filter(([word]) => word.test(text)).map(([, why]) => why)
  return partsOf(
    '## Förslag',
    text,
    '## Ord som är kvar',
    stayed.length === 0 ? 'inga' : listOf(stayed),
  )
}

/** Long words and sentences, and shorter ones: a line is a sentence. */
const easier: Exchange[] = [
  [/den (\d+)–(\d+) (\p{L}+)/gu, 'från $1 $3 till $2 $3'],
  [/håller stängt under ombyggnaden/g, 'är stängt'],
  [/^Lånade böcker kan återlämnas/gm, 'Har du lånat böcker?\nDu kan lämna dem'],
  [/ i lådan utanför entrén/g, ' i lådan vid dörren'],
  [
    / inom (\p{L}+|\d+) veckor från den dag då du fick del av det/gu,
    '.\nDu har $1 veckor på dig.\nTiden går från den dag då du fick det',
  ],
  [/^Taxan för (\p{L}+) justeras/gmu, 'Priset för $1 ändras'],
  [
    / från årsskiftet till (\d[\d ]* kronor) per månad/g,
    ' den 1 januari.\nDå kostar det $1 i månaden',
  ],
  [/ enligt kommunfullmäktiges beslut/g, '.\nDet har kommunens politiker bestämt'],
  [/ samt /g, ' och '],
]

/** Words that are explained where they stay. */
const explained: [word: RegExp, what: string][] = [
  [/förvaltningsrätten/i, 'Förvaltningsrätten är en domstol.'],
  [/överklaga/i, 'Att överklaga är att säga att du inte håller med.'],
  [/trygghetslarm/i, 'Larmet är till för att du ska få hjälp.'],
]

/** A text in easy Swedish: a thought in each line. */
export const easy: Answer = (details) => {
  const text = sentencesOf(exchange(sentencesOf(details('text')).join('\n'), easier))
  const [first = ''] = text
  const title = details('amne') || first.split(' ').slice(0, 4).join(' ')
  const words = explained.filter(([word]) => text.some((line) => word.test(line)))
  return partsOf(
    `## ${bare(title)}`,
    [
      ...text.map((line) => `${capital(bare(line))}${line.endsWith('?') ? '?' : '.'}`),
      ...words.map(([, what]) => what),
    ].join('\n'),
  )
}
