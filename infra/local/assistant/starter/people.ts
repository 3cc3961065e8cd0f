import {
  type Answer,
  bare,
  capital,
  listOf,
  partsOf,
  sentencesOf,
  small,
  thingsOf,
} from './details.ts'

/** What shuts people out has no place among what is asked of them. */
const shutsOut = /\b(?:ung|unga|yngre|tjej|kille|hungrig|man|kvinna|svenskfödd)\b/i

/** An advertisement: what is asked and what is good to have, and nothing else. */
export const advertisement: Answer = (details) => {
  const role = bare(details('roll'))
  const wanted = sentencesOf(details('krav')).filter((one) => !shutsOut.test(one))
  const good = sentencesOf(details('meriter'))
  const until = details('senast')
  return partsOf(
    '## Om rollen',
    `Hos oss kan du arbeta som **${small(role)}**. ${details('anstallning') === '' ? 'Anställningens form är [fyll i].' : `Anställningens form är ${small(details('anstallning'))}.`}`,
    '## Det här gör du',
    listOf(thingsOf(details('uppgifter')).map(capital)),
    '## Vi söker dig som',
    listOf(
      wanted.length === 0
        ? ['[fyll i]']
        : wanted.map((one) => `har eller kan det här: ${small(bare(one))}`),
    ),
    good.length === 0 ? '' : `Det är meriterande med: ${good.map(bare).map(small).join('; ')}.`,
    '## Vi erbjuder',
    `[fyll i förmåner]${until === '' ? '' : ` Ansök senast den ${until}.`}`,
  )
}

/** Four weeks, with what somebody has to know spread over them. */
export const introduction: Answer = (details) => {
  const needs = thingsOf(details('behov'))
  const included = details('ingar').split('\n').filter(Boolean)
  const who = details('fadder') === '' ? 'en kollega' : details('fadder')
  const week = (at: number, goal: string, doing: string[]) =>
    partsOf(
      `## Vecka ${at}`,
      `**Mål:** ${goal}`,
      listOf(doing),
      `Avstämning på fredagen med ${at % 2 === 0 ? 'chefen' : who}.`,
    )
  const inTurn = (all: string[], rest: number) => all.filter((_, at) => at % 2 === rest)
  return partsOf(
    `Plan för dig som börjar som ${small(bare(details('roll')))} den ${details('start')}.`,
    week(1, 'känna till gruppen och det viktigaste', [
      'Möte om rollen och arbetet (chef)',
      ...included.slice(0, 3).map((one) => `Genomgång: ${small(one)} (chef)`),
    ]),
    week(2, 'följa med och fråga', [
      'Följa med en dag i arbetet (fadder)',
      ...inTurn(needs, 0)
        .slice(0, 3)
        .map((one) => `Lära sig: ${small(one)} (fadder)`),
    ]),
    week(3, 'göra själv med hjälp', [
      'Egna uppgifter med någon i närheten (kollega)',
      ...inTurn(needs, 1)
        .slice(0, 3)
        .map((one) => `Lära sig: ${small(one)} (fadder)`),
    ]),
    week(4, 'klara arbetet själv', [
      'Egna uppgifter (kollega)',
      'Samtal om hur det har gått (chef)',
    ]),
    '## Före första dagen',
    listOf([
      'Konto, dator och nycklar',
      'Tid för de fyra avstämningarna',
      `Säg till ${who} om planen`,
    ]),
  )
}

/** A talk: what was seen apart from what somebody thinks of it. */
export const feedback: Answer = (details) => {
  const isThanks = details('slag') === 'Uppskatta'
  const aim = small(bare(details('mal')))
  return partsOf(
    '## Börja så här',
    isThanks
      ? '”Jag vill berätta för dig om något som jag tycker var bra.”'
      : '”Jag vill prata med dig om något som jag har sett, och höra hur du ser på det.”',
    '## Det du har sett',
    `Säg bara det som har hänt: ”${bare(details('situation'))}.” Hur det kommer sig vet du inte än.`,
    '## Frågor att ställa',
    listOf([
      isThanks ? 'Vad tycker du själv gjorde att det blev bra?' : 'Hur ser du själv på det?',
      'Vad har varit lätt, och vad har varit svårt?',
      isThanks ? 'Vad vill du göra mer av?' : 'Vad behöver du av mig och av gruppen?',
    ]),
    '## Kom överens om',
    `Målet med samtalet är det här: ${aim}. Bestäm vad var och en gör nu, och när ni ses igen.`,
    'Ta hjälp av HR om samtalet rör arbetsbrist, sjukdom, diskriminering eller misskötsamhet.',
  )
}
