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
  thingsOf,
} from './details.ts'

const usual = {
  before: ['Bestäm vem som gör vad', 'Skriv upp det som behövs'],
  during: ['Gå igenom listan steg för steg', 'Skriv upp det som avviker'],
  after: ['Ställ i ordning', 'Berätta hur det gick'],
}

/** Steps before, under and after: all that must not be forgotten, and no more than asked for where that is enough. */
export const checklist: Answer = (details) => {
  const must = thingsOf(details('krav')).map((one) => `Ordna det här: ${small(one)}`)
  const most = Number.parseInt(details('steg'), 10) || 15
  const each = most - must.length >= 6 ? 2 : 1
  const steps = (all: string[]) => all.map((one) => `- [ ] ${one}`).join('\n')
  return partsOf(
    `${bare(details('vad'))}. Den här listan är till för ${small(bare(details('vem')))}.`,
    '## Före',
    steps([...usual.before.slice(0, each), ...must]),
    '## Under',
    steps(usual.during.slice(0, each)),
    '## Efter',
    steps(usual.after.slice(0, each)),
  )
}

type Risk = [risk: string, cause: string, likely: string, grave: string, action: string]

const risks: Record<string, Risk> = {
  Arbetsbelastning: [
    'Hög arbetsbelastning',
    'Mer att göra under övergången',
    'stor',
    'måttlig',
    'Pausa annat arbete under tiden',
  ],
  'Roller och ansvar': [
    'Otydliga roller',
    'Ansvaret flyttas',
    'måttlig',
    'måttlig',
    'Skriv ner vem som gör vad',
  ],
  Lokaler: [
    'Buller och dåligt ljus',
    'Nya lokaler',
    'måttlig',
    'liten',
    'Mät under den första veckan',
  ],
  'It-stöd': [
    'Systemet fungerar inte',
    'Nytt och ovant',
    'måttlig',
    'måttlig',
    'Ha en väg vid sidan av i fyra veckor',
  ],
  Bemötande: [
    'Irriterade besökare',
    'Längre väntetid',
    'måttlig',
    'liten',
    'Berätta i förväg vad som händer',
  ],
  'Hot och våld': [
    'Hot när någon är ensam',
    'Ensamarbete utan stöd i närheten',
    'liten',
    'stor',
    'Larm och rutin för att ringa in',
  ],
}

const usualRisks: Risk[] = [
  [
    'Oro i gruppen',
    'För lite information',
    'måttlig',
    'måttlig',
    'Berätta ofta, också det som inte är klart',
  ],
  [
    'Kunskap saknas',
    'Ändringen kommer innan alla har lärt sig',
    'måttlig',
    'måttlig',
    'Utbilda före start',
  ],
  ['Sämre återhämtning', 'Raster försvinner i början', 'liten', 'måttlig', 'Håll fast vid raster'],
  ['Skyddsfrågor missas', 'Ingen följer upp', 'liten', 'stor', 'Boka uppföljning redan nu'],
]

const listed = new Intl.ListFormat('sv-SE')

const concerned = (count: string): string =>
  count === '' ? '' : ` och berör ${count} ${count === '1' ? 'person' : 'personer'}`

/** Risks of a change: those that somebody worries about first. */
export const assessment: Answer = (details) => {
  const worries = linesOf(details('omraden')).map((area): Risk => {
    const known = risks[area]
    return known ?? [area, 'Ändringen', 'måttlig', 'måttlig', 'Prata om det i gruppen']
  })
  const rows = [...worries, ...usualRisks].slice(0, Math.max(4, worries.length))
  return partsOf(
    `Ändringen är den här: ${small(bare(details('forandring')))}. Den gäller från ${details('start')}${concerned(details('antal'))}.${worries.length === 0 ? '' : ` Ni ville särskilt se på ${listed.format(linesOf(details('omraden')).map(small))}.`}`,
    tableOf(
      ['Risk', 'Orsak', 'Sannolikhet', 'Konsekvens', 'Åtgärd', 'Ansvarig'],
      rows.map((row) => [...row, 'Chef']),
    ),
    'Följ upp efter fyra veckor och igen efter tre månader.',
    'Skyddsombud och berörda medarbetare ska delta i bedömningen. Det här är ett underlag, inte en färdig bedömning.',
  )
}

/** What fails first, and what helps, by what has happened. */
const events: Record<string, { fails: string; follows: string; does: string }> = {
  Elavbrott: {
    fails: 'Belysning, dörrar, laddning och telefoni',
    follows: 'Arbetet går långsammare och kan stanna',
    does: 'Ficklampor och laddade batterier',
  },
  'Störning i it eller telefoni': {
    fails: 'System, telefoner och e-post',
    follows: 'Ingen kommer åt det som de behöver',
    does: 'Listor på papper och en annan väg att ringa',
  },
  'Brist på dricksvatten': {
    fails: 'Vatten i kranar och kök',
    follows: 'Mat och hygien blir svårt',
    does: 'Vatten på flaska och en plan för utkörning',
  },
  Värmebölja: {
    fails: 'Svalka i lokaler och ork hos personal',
    follows: 'Risk för uttorkning hos dem som är sköra',
    does: 'Erbjud vätska ofta och ordna svala rum',
  },
  Översvämning: {
    fails: 'Vägar, källare och el i lokaler',
    follows: 'Ni kan behöva flytta verksamheten',
    does: 'Flytta det viktiga högre upp',
  },
  'Stor frånvaro': {
    fails: 'Bemanning i det dagliga arbetet',
    follows: 'Bara det viktigaste hinns med',
    does: 'Bestäm vad som får vänta',
  },
  'Brist på drivmedel': {
    fails: 'Bilar och transporter',
    follows: 'Besök och leveranser uteblir',
    does: 'Samordna resor och låna cyklar',
  },
}

/** What to talk about before somebody judges risks: what is known, and what is taken for granted. */
export const vulnerability: Answer = (details) => {
  const event = events[details('handelse')]
  const known = thingsOf(details('beroenden'))
  return partsOf(
    '## Vad som måste fungera',
    `Det viktigaste i ${small(bare(details('verksamhet')))} måste fungera också när det här händer: ${small(details('handelse'))} i ${small(details('tid'))}.`,
    '## Vad som slås ut',
    listOf([
      `${event?.fails ?? 'Det som ni är beroende av'} (antagande)`,
      ...known.map((one) => `${capital(one)} (ni har sagt att ni är beroende av det)`),
    ]),
    '## Följder',
    `${event?.follows ?? 'Arbetet går långsammare'}. Det är ett antagande som ni behöver pröva.`,
    '## Åtgärder',
    tableOf(
      ['Åtgärd', 'Före eller under', 'Ansvarig roll', 'Kostnad'],
      [
        [event?.does ?? 'Gör en plan', 'Före', 'Chef', 'låg'],
        ['Öva en gång om året', 'Före', 'Säkerhetssamordnare', 'låg'],
        ['Håll kontakt med dem som är beroende av er', 'Under', 'Gruppledare', 'låg'],
      ],
    ),
    '## Frågor till workshopen',
    listOf([
      'Vad måste fungera inom den första timmen?',
      'Vem bestämmer när chefen inte går att nå?',
      ...known.map((one) => `Vad gör ni utan det här: ${small(one)}?`),
    ]),
  )
}

/** What happened, in its order, apart from what somebody thinks of it. */
export const report: Answer = (details) => {
  const [first = '', ...more] = sentencesOf(details('vad'))
  const done = [...more.filter((one) => /\bvi\b/i.test(one)), details('atgard')].filter(Boolean)
  return partsOf(
    '## Händelseförlopp',
    `Den ${details('dag')}, ${small(bare(details('plats')))}. ${[first, ...more.filter((one) => !/\bvi\b/i.test(one))].join(' ')}`,
    '## Omedelbara åtgärder',
    done.length === 0
      ? 'Det framgår inte vad som har gjorts.'
      : listOf(done.map((one) => `${capital(bare(one))}.`)),
    '## Möjliga orsaker',
    'Orsaken är inte känd. Det som står här är antaganden tills någon har utrett händelsen.',
    '## Förslag för att det inte ska hända igen',
    listOf(['Gå igenom platsen och rutinen tillsammans.', 'Berätta för dem som berörs.']),
    '## Det här saknas',
    listOf([
      'När på dagen hände det?',
      'Såg någon mer det som hände?',
      'Vad har gjorts efter händelsen?',
    ]),
    'Allvarliga olyckor och tillbud ska anmälas till Arbetsmiljöverket, och personuppgiftsincidenter till Integritetsskyddsmyndigheten. Chefen avgör det.',
  )
}
