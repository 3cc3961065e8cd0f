/** The question library and its dialogs (docs/requirements.md, "Question library"). */
export const questionTexts = {
  title: 'Frågor',
  lead: 'De färdiga frågorna i lobbyn, i den ordning som de visas där.',
  add: 'Lägga till en ny fråga',
  search: 'Sök fråga...',
  searchLabel: 'Sök fråga',
  columns: { ordering: 'Ordering', label: 'Label', text: 'Fråga', created: 'Skapad' },
  actions: 'Åtgärder',
  count: (count: number) => (count === 1 ? '1 fråga' : `${count} frågor`),
  provider: 'AI module',
  answeredBy: (name: string, other: string) => `${name}, besvaras av ${other}`,
  at: (model: string, where: string) => `${model} (${where})`,
  model: (provider: string, model: string) => `${provider} · ${model}`,
  testTip: 'Visa och testa',
  editTip: 'Modifiera',
  deleteTip: 'Radera',
  test: (label: string) => `Visa och testa ${label}`,
  edit: (label: string) => `Modifiera ${label}`,
  delete: (label: string) => `Radera ${label}`,

  empty: 'Tomt',
  emptyHelp: 'Här finns inga frågor än. Lägg till den första med plusknappen.',
  nothingFound: 'Ingen fråga passar sökningen. Prova färre ord eller en annan AI module.',
  showAll: 'Visa alla',
  failed: 'Frågorna gick inte att hämta',

  newTitle: 'En ny fråga',
  editTitle: 'Modifiera',
  fields: {
    QuestionLabel: 'Frågas label',
    AImodule: 'AI module',
    GPTV: 'Chat GPT model',
    subtext: 'Meta label',
    Ordering: 'Ordering',
    Question: 'Fråga',
  },
  otherModel: 'Modell',
  notConfigured: (provider: string) => `${provider} (inte konfigurerad)`,
  providersFailed: 'Valen gick inte att hämta. Stäng och öppna igen för att ändra.',
  added: 'Adderas.',

  invalid: 'ogiltiga fält.',
  /** What helps with a wrong field, after the owner's own message. */
  help: {
    label: 'Skriv en label.',
    text: 'Skriv frågans text.',
    ordering: 'Skriv ett heltal, 0 eller högre.',
    tooLong: (most: number) => `Texten är för lång: högst ${most.toLocaleString('sv-SE')} tecken.`,
  },

  conflict: 'Frågan har ändrats av någon annan',
  gone: 'Frågan finns inte längre',
  goneHelp: 'Någon annan har raderat den. Kopiera det du vill behålla innan du stänger.',

  deleteTitle: 'Radera fråga',
  deleteQuestion: (label: string) => `Vill du verkligen radera denna Fråga ${label}.`,
  deleteHelp: 'Frågan försvinner ur lobbyn. Statistiken för den finns kvar.',
  deleted: 'Frågan har tagit bort.',

  text: 'Frågans text',
  noText: 'Frågan har ingen text.',
  input: 'Fråga',
  invalidInput: 'Ogiltiga fält. Skriv något i rutan först.',
  cost: 'Förbrukning',
  costOf: {
    model: 'Modell',
    tokensIn: 'Tokens in',
    tokensOut: 'Tokens ut',
    seconds: 'Tid',
  },
  seconds: (ms: number) =>
    `${(ms / 1000).toLocaleString('sv-SE', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s`,
} as const
