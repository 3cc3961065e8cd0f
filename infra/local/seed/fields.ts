import type { QuestionField } from '../../../shared/rules/questions/fields.ts'

type Given = Pick<QuestionField, 'key' | 'kind' | 'label'> & Partial<QuestionField>

const formOf = (fields: Given[]): QuestionField[] =>
  fields.map((given) => ({ help: '', required: false, choices: [], example: '', ...given }))

/** What is asked about a journey or an expense. */
export const travelFields = formOf([
  {
    key: 'typ',
    kind: 'choice',
    label: 'Vad gäller det?',
    required: true,
    choices: ['Tjänsteresa', 'Resa med egen bil', 'Representation', 'Annat utlägg'],
    example: 'Resa med egen bil',
  },
  { key: 'dag', kind: 'date', label: 'Dag', example: '2026-11-20' },
  {
    key: 'mil',
    kind: 'number',
    label: 'Sträcka i mil',
    help: 'Bara om du har kört själv.',
    min: 0,
    max: 1_000,
    example: '12,5',
  },
  {
    key: 'beskrivning',
    kind: 'text',
    label: 'Beskriv resan eller utlägget',
    help: 'Till exempel tider, deltagare och vilka kvitton du har.',
    required: true,
    max: 2_000,
    example: 'Jag körde till ett möte hos länsstyrelsen, kl. 8–16. Jag har kvitto på parkeringen.',
  },
])

/** What is asked before a change is made at work. */
export const riskFields = formOf([
  {
    key: 'forandring',
    kind: 'line',
    label: 'Vad ska ändras?',
    required: true,
    example: 'Vi byter ärendesystem på kontaktcenter',
  },
  { key: 'start', kind: 'date', label: 'Från och med', required: true, example: '2027-02-01' },
  {
    key: 'antal',
    kind: 'number',
    label: 'Hur många berörs?',
    min: 1,
    max: 10_000,
    example: '24',
  },
  {
    key: 'omraden',
    kind: 'several',
    label: 'Vad är du särskilt orolig för?',
    choices: ['Arbetsbelastning', 'Roller och ansvar', 'Lokaler', 'It-stöd', 'Bemötande'],
    example: 'Arbetsbelastning\nIt-stöd',
  },
  { key: 'ansvarig', kind: 'person', label: 'Ansvarig chef' },
])

/** What is asked for a look at the world around. */
export const outlookFields = formOf([
  {
    key: 'amne',
    kind: 'line',
    label: 'Ämne',
    required: true,
    example: 'Kompetensförsörjning i äldreomsorgen',
  },
  {
    key: 'lasare',
    kind: 'choice',
    label: 'Vem ska läsa?',
    choices: ['Ledningsgruppen', 'Politiker', 'Medarbetare'],
    example: 'Ledningsgruppen',
  },
  {
    key: 'perspektiv',
    kind: 'several',
    label: 'Perspektiv',
    choices: ['Ekonomi', 'Teknik', 'Lagar', 'Miljö', 'Människor'],
    example: 'Ekonomi\nMänniskor',
  },
])
