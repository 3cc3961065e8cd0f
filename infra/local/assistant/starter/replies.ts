import {
  type Answer,
  bare,
  capital,
  linesOf,
  listOf,
  partsOf,
  sentencesOf,
  small,
} from './details.ts'

const decisions: Record<string, string> = {
  Bifall: 'har sagt ja till förslaget',
  'Delvis bifall': 'har sagt ja till en del av förslaget',
  Avslag: 'har sagt nej till förslaget',
  'Förslaget anses besvarat': 'anser att förslaget redan är besvarat',
}

/** What happens next, where nothing else was said. */
const next: Record<string, string> = {
  Bifall: 'Nu börjar vi arbeta med förslaget. Du kan följa det hos oss.',
  'Delvis bifall': 'Nu börjar vi arbeta med den del som vi har sagt ja till.',
  Avslag: 'Ärendet är nu avslutat hos kommunen. Du får gärna lämna nya förslag.',
  'Förslaget anses besvarat':
    'Ärendet är nu avslutat. Du får gärna höra av dig om du undrar något.',
}

/** A letter to whoever made a proposal. */
export const reply: Answer = (details) => {
  const decision = details('beslut')
  const by = details('namnd') || 'Kommunen'
  return partsOf(
    `Hej!`,
    `Tack för ditt förslag: ”${bare(details('forslag'))}”.`,
    `${by} ${decisions[decision] ?? `har beslutat: ${small(decision)}`}.`,
    `Det här är skälen till beslutet: ${sentencesOf(details('skal')).map(bare).map(small).join('; ')}.`,
    next[decision] ?? 'Vi hör av oss till dig när det finns mer att säga.',
    'Vänliga hälsningar',
    '[namn och telefon till handläggaren]',
  )
}

/** As many words as a headline may have. */
const shortly = (sentence: string, words: number): string => {
  const all = bare(sentence).split(' ')
  const shown = all.slice(0, words).join(' ')
  return shown.replace(/[\s,]+(?:en|ett|den|det|i|på|för|av|och|till|efter|som|med)$/, '')
}

/** News for colleagues. Nothing is said of what was not filled in. */
export const news: Answer = (details) => {
  const [first = '', ...more] = sentencesOf(details('nytt'))
  const [whom, todo, asks] = [details('malgrupp'), details('gora'), details('fraga')]
  return partsOf(
    `## ${capital(shortly(first, 8))}`,
    `**${bare(first)}.${whom === '' ? '' : ` Det gäller dig som hör till: ${small(bare(whom))}.`}**`,
    more.map((one) => `${bare(one)}.`).join(' '),
    todo === ''
      ? 'Du behöver inte göra något.'
      : partsOf('Det här ska du göra:', listOf([capital(bare(todo))])),
    asks === '' ? '' : `Har du frågor? Vänd dig till ${bare(asks)}.`,
  )
}

/** News for the press, with the words of whoever speaks as they were said. */
export const press: Answer = (details) => {
  const [first = '', ...more] = sentencesOf(details('nyhet'))
  const [quote, speaker] = [linesOf(details('citat')).join(' '), details('talesperson')]
  return partsOf(
    `## ${capital(shortly(first, 7))}`,
    `**${bare(first)}.**`,
    more.join('\n\n'),
    quote === '' ? '' : `– ${bare(quote)}, säger ${speaker === '' ? '[namn]' : speaker}.`,
    'Vi berättar mer när vi vet mer, och svarar gärna på frågor från dig som är journalist.',
    'Presskontakt: [namn, telefon]',
  )
}
