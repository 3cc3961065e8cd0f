import {
  type Answer,
  bare,
  capital,
  linesOf,
  listOf,
  partsOf,
  sentencesOf,
  small,
  tableOf,
} from './details.ts'

const lacking = 'Behöver kompletteras'

/** A paper for a committee that decides. */
export const paper: Answer = (details) => {
  const [by, matter] = [details('namnd'), bare(details('arende'))]
  const [background, proposal] = [details('bakgrund'), details('forslag')]
  return partsOf(
    '## Förslag till beslut',
    `${by} beslutar följande:`,
    listOf(sentencesOf(proposal)),
    '## Sammanfattning',
    `Ärendet gäller ${small(matter)}. ${sentencesOf(background)[0] ?? ''} Förvaltningen föreslår att ${by} fattar beslut enligt förslaget.`,
    '## Beskrivning av ärendet',
    background || lacking,
    '## Ekonomiska konsekvenser',
    details('ekonomi') || lacking,
    '## Barnets rättigheter',
    `${lacking}: underlaget säger inte hur barn berörs.`,
  )
}

const stances: Record<string, string> = {
  Tillstyrker: 'Kommunen tillstyrker förslaget.',
  'Tillstyrker delvis': 'Kommunen tillstyrker förslaget till en del, men inte i allt.',
  Avstyrker: 'Kommunen avstyrker förslaget.',
  'Avstår från att yttra sig': 'Kommunen avstår från att yttra sig.',
}

/** What a municipality says of somebody’s proposal. */
export const opinion: Answer = (details) => {
  const stance = stances[details('hallning')] ?? 'Kommunen har läst förslaget.'
  const views = linesOf(details('synpunkter')).flatMap(sentencesOf)
  const until = details('senast')
  return partsOf(
    '## Sammanfattning',
    `${stance} Yttrandet gäller remissen ”${bare(details('remiss'))}”. Kommunen lämnar ${views.length === 1 ? 'en synpunkt' : `${views.length} synpunkter`}.`,
    '## Kommunens ställningstagande',
    `${stance}${until === '' ? '' : ` Svaret ska vara inne senast den ${until}.`}`,
    '## Synpunkter',
    ...views.map(
      (view) =>
        `${bare(view)}. För en kommun betyder det att frågan måste vara löst innan ändringen börjar gälla. [Kontrollera om det finns exempel.]`,
    ),
  )
}

const times = 'ett|två|tre|fyra|fem|sex|tio|\\d+'

/** What a proposal says of something that matters. */
function saidOf(matter: string, proposal: string): string {
  const found: Record<string, RegExp> = {
    Kostnad: /\d[\d\s]*kronor(?: i månaden| om året| per år)?/,
    Tid: new RegExp(`(?:om|i|på) (?:${times}) (?:år|månader|veckor|dagar)|till \\d+[^.]*`),
    'Nytta för invånarna': /öppet[^.]*/i,
    Arbetsmiljö: /(?:personal|arbetstid)[^.]*/i,
    Miljö: /(?:utsläpp|klimat)[^.]*/i,
    Risk: /risk[^.]*/i,
  }
  return found[matter]?.exec(proposal)?.[0].trim() ?? 'framgår inte'
}

/** Two proposals beside each other. Nobody chooses for the reader. */
export const comparison: Answer = (details) => {
  const [one, other] = [details('ett'), details('tva')]
  const matters = linesOf(details('mattstock'))
  const shown = matters.length === 0 ? ['Kostnad', 'Tid'] : matters
  const open = shown.filter((matter) =>
    [one, other].some((text) => saidOf(matter, text) === 'framgår inte'),
  )
  return partsOf(
    tableOf(
      ['Viktigt', 'Förslag 1', 'Förslag 2'],
      shown.map((matter) => [matter, saidOf(matter, one), saidOf(matter, other)]),
    ),
    '## Det som talar för vart och ett',
    `Förslag 1: ${small(bare(one))}.`,
    listOf(['Det är det som ni känner till bäst i dag.']),
    `Förslag 2: ${small(bare(other))}.`,
    listOf(['Det kan ge något som det första förslaget inte har.']),
    '## Det här behöver ni veta mer om',
    listOf([
      ...open.map(
        (matter) => `${capital(matter)}: vad gäller för de förslag som inte säger något om det?`,
      ),
      'Vad händer om ni väntar ett år?',
    ]),
  )
}
