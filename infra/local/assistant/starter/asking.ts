import { type Answer, bare, capital, listOf, partsOf, sentencesOf, small } from './details.ts'

/** Questions that come before the demands of a purchase. */
export const purchase: Answer = (details) => {
  const what = small(bare(details('vad')))
  const aims = sentencesOf(details('behov')).map(bare)
  const years = details('ar')
  const value = details('varde')
  return partsOf(
    `Det här gäller ${what}. Upphandlingsenheten avgör vilket förfarande som gäller${value === '' ? '' : `, utifrån ert värde på ${value} kronor`}.`,
    '## Behov',
    listOf([
      ...aims.map((aim) => `Ni vill det här: ${small(aim)}. Hur märker ni att det har blivit så?`),
      'Vem använder det varje dag?',
      'Vad händer om ni inte köper något?',
    ]),
    '## Marknad',
    listOf(['Hur många kan leverera det?', 'Hur har andra kommuner gjort?', 'Vad brukar gå fel?']),
    '## Krav och utvärdering',
    listOf([
      'Vilka krav måste alla klara?',
      'Vad är värt att betala mer för?',
      'Hur provar ni det före beslut?',
    ]),
    '## Hållbarhet',
    listOf([
      'Vad händer med det som blir över?',
      'Hur påverkas miljön varje dag?',
      'Vilka villkor har de som arbetar?',
    ]),
    '## Avtal och uppföljning',
    listOf([
      years === '' ? 'Hur länge ska avtalet gälla?' : `Passar ${years} år för det som ni behöver?`,
      'Vem följer upp, och hur ofta?',
      'Hur tar avtalet slut?',
    ]),
    'Börja med de här tre: vem använder det, vilka krav måste alla klara, och vem följer upp?',
  )
}

const scale = 'mycket dåligt · dåligt · varken eller · bra · mycket bra · vet inte'

/** What can be asked of anything, from the most to the least important. */
const bank: [question: string, choices: string][] = [
  ['Hur tycker du att det fungerar i dag?', scale],
  ['Hur lätt är det att få den hjälp som du behöver?', scale],
  ['Hur väl får du veta det som du behöver?', scale],
  ['Hur ofta berörs du av det här?', 'aldrig · sällan · ibland · ofta · alltid · vet inte'],
  [
    'Hur har det ändrats under det senaste året?',
    'mycket sämre · sämre · lika · bättre · mycket bättre · vet inte',
  ],
  ['Hur viktigt är det för dig?', 'inte alls · lite · varken eller · ganska · mycket · vet inte'],
  ['Hur väl stämmer det med vad du väntar dig?', scale],
  [
    'Hur troligt är det att du säger till när något är fel?',
    'inte alls · lite · varken eller · ganska · mycket · vet inte',
  ],
  ['Hur bra är tiden som du får vänta?', scale],
  ['Hur lätt är det att förstå det som står skrivet?', scale],
]

/** A survey of as many questions as somebody wants, the last of them in people’s own words. */
export const survey: Answer = (details) => {
  const count = Math.max(1, Number.parseInt(details('antal'), 10) || 5)
  const isAnonymous = details('anonym') === 'Ja'
  const scaled = Array.from({ length: count - 1 }, (_, at) => bank[at % bank.length] ?? ['', scale])
  const all = [...scaled, ['Vad skulle du vilja ändra?', 'fritt svar']]
  return partsOf(
    `Vi frågar dig om det här: ${small(bare(details('veta')))}. Frågorna är till för ${small(bare(details('vilka')))}. Det tar några minuter. ${isAnonymous ? 'Dina svar är anonyma.' : 'Svaren är inte anonyma.'} Vi använder dem till [vad svaren används till].`,
    all
      .map(([question = '', choices = ''], at) => `${at + 1}. ${capital(question)}\n   ${choices}`)
      .join('\n'),
    'Prova det här på tre personer innan enkäten går ut:',
    listOf([
      'Förstår de alla frågor på samma sätt?',
      'Saknar de något svar?',
      'Hur lång tid tar det?',
    ]),
  )
}
