import { questionLimits } from '../../../../shared/questionLimits.ts'
import type { CheckKind } from '../../../../shared/rules/trials/kinds.ts'
import { inBoth } from '../inBoth.ts'

const count = (amount: number, one: string, many: string) =>
  `${amount.toLocaleString('sv-SE')} ${amount === 1 ? one : many}`

const checkNames: Record<CheckKind, string> = {
  contains: 'Innehåller',
  lacks: 'Innehåller inte',
  words: 'Högst så många ord',
  headings: 'Har rubrikerna',
  table: 'Har en hel tabell',
  swedish: 'Är på svenska',
  lix: 'Läsbarhet, LIX högst',
  unmarked: 'Inga märken kvar',
  unsure: 'Säger att den inte vet',
}

/** The page of one question, for administrators. */
export const studioTexts = inBoth(
  {
    back: 'Alla frågor',
    newTitle: 'Ny fråga',
    open: 'Skriv och prova en ny fråga',
    draftsTitle: 'Utkast',
    draftOf: (name: string, when: string) => `${name}, ${when}`,
    moreDrafts: (left: number) => `Visa fler, ${left.toLocaleString('sv-SE')} kvar`,
    moreFailed: 'Fler utkast kunde inte hämtas. Försök igen.',
    isNew: 'Ny fråga',
    nameless: 'Utan rubrik',
    failed: 'Frågan kunde inte hämtas',
    questionGoneHelp: 'Någon annan kan ha raderat den eller slängt utkastet.',
    panels: 'Del av sidan',
    panel: { edit: 'Skriv', try: 'Prova', trials: 'Prov', history: 'Historik' },
    status: {
      live: 'Visas nu. Börja skriva, så blir det ett utkast.',
      fresh: 'Inget är sparat än.',
      unsaved: 'Utkastet sparas …',
      kept: 'Det du skrev senast är inte sparat än.',
      saved: (when: string) => `Utkastet är sparat ${when}. Bara administratörer ser det.`,
      failed: 'Utkastet kunde inte sparas',
    },
    save: 'Spara utkast',
    savedNow: 'Sparat.',
    saveIt: 'Spara det',
    keptHelp:
      'Det kunde inte sparas när du lämnade sidan. Spara det, eller börja om från det som är sparat.',
    leftUnsaved: 'Det du skrev finns kvar i webbläsaren. Öppna frågan igen och spara det.',
    drop: 'Släng utkastet',
    dropTitle: 'Släng utkastet?',
    dropQuestion: (label: string) => `Vill du slänga utkastet till ”${label}”?`,
    dropHelp: 'Det som visas för alla ändras inte. Proven i utkastet försvinner också.',
    dropped: 'Utkastet är slängt.',
    dropFailed: 'Utkastet kunde inte slängas',
    conflict: 'Någon annan har ändrat, publicerat eller slängt utkastet',
    conflictHelp: 'Det du har skrivit finns kvar här. Välj vilket som ska gälla.',
    gone: 'Utkastet finns inte längre',
    goneHelp:
      'Det har publicerats eller slängts. Det du har skrivit finns kvar här och kan bli ett nytt utkast.',
    saveAsNew: 'Spara som nytt utkast',
    overtaken: 'Frågan har ändrats sedan utkastet påbörjades',
    overtakenHelp:
      'Den som visas nu är en annan än den som utkastet bygger på. Spara utkastet på den nya versionen, så kan det provas och publiceras. När det publiceras försvinner den andra ändringen. Den finns kvar i Historik.',
    rebase: 'Spara utkastet på den nya versionen',
    takeTheirs: 'Läs in det sparade',
    keepMine: 'Spara mitt',
    neverPublished: 'Frågan har inte publicerats än.',

    publish: 'Publicera',
    publishTitle: 'Publicera frågan?',
    publishGreen: (held: number) =>
      `Alla ${held} prov höll 3 av 3 gånger. Frågan visas genast för alla.`,
    publishFew: `Det behövs minst ${questionLimits.trialsEnough} prov för att frågan ska räknas som provad.`,
    publishUntried:
      'Just det här utkastet är inte provat. Kör proven, eller skriv varför det publiceras ändå.',
    publishRed: (held: number, all: number) =>
      `${held} av ${all} prov höll 3 av 3 gånger. Skriv varför frågan publiceras ändå, eller rätta den.`,
    publishReason: 'Varför publiceras den ändå?',
    publishReasonMissing: 'Skriv varför, eller kör proven först.',
    published: 'Frågan är publicerad.',
    publishFailed: 'Frågan kunde inte publiceras',
    wrong: 'Det här behöver rättas',

    text: 'Frågans text',
    chips: 'Fält i texten',
    model: 'Modell',

    preview: 'Så ser personalen frågan',
    beside: 'Jämför med en annan modell',
    noModel: 'Välj modell',
    modelNotHere: (model: string) => `${model} går inte att välja här`,
    modelsHere: 'Frågans AI-tjänst har inte modellen, eller så kunde modellerna inte hämtas.',
    addModel: 'Lägg till modellen',
    without: (model: string) => `Ta bort ${model}`,
    took: (seconds: string, kronor: string) => `${seconds} s, ${kronor} kr`,
    unpriced: (seconds: string) => `${seconds} s`,

    trialsLead: `Skriv tre till tio prov: något att fylla i, och vad som måste gälla om svaret. Varje prov körs tre gånger.`,
    addTrial: 'Lägg till prov',
    trialName: 'Provets namn',
    trialNo: (number: number) => `Prov ${number}`,
    removeTrial: (name: string) => `Ta bort provet ${name}`,
    trialText: 'Egen text',
    checks: 'Det här måste gälla',
    check: (number: number) => `Krav ${number}`,
    checkText: 'Text',
    checkHeadings: 'Rubriker, en på varje rad',
    checkNumber: 'Högst',
    addCheck: 'Lägg till krav',
    removeCheck: (number: number) => `Ta bort krav ${number}`,
    checkNames,
    checkLine: (kind: CheckKind, text: string, most: number) => {
      if (kind === 'words') return `Högst ${count(most, 'ord', 'ord')}`
      if (kind === 'lix') return `LIX högst ${most}`
      if (text === '') return checkNames[kind]
      return `${checkNames[kind]}: ${text.split('\n').join(', ')}`
    },
    found: (number: number) => `blev ${number.toLocaleString('sv-SE')}`,
    run: 'Kör prov',
    stop: 'Stoppa',
    stopping: 'Stoppar …',
    runFailed: 'Proven kunde inte köras',
    stopFailed: 'Proven kunde inte stoppas',
    running: (done: number, all: number) => `${done} av ${all} svar är klara.`,
    mayLeave: 'Du kan lämna sidan: proven körs vidare.',
    ended: {
      done: 'Alla prov är körda.',
      stopped: 'Proven stoppades innan alla var körda.',
      budget: 'Proven stoppades, eftersom de hade kostat så mycket som de får kosta.',
      gone: 'Proven stoppades, eftersom den som startade dem inte har behörighet längre.',
    },
    byWhom: (name: string, when: string, model: string) => `${name}, ${when}, ${model}`,
    cost: (kronor: string) => `${kronor} kr`,
    seconds: (seconds: string) => `${seconds} s`,
    otherDraft: 'Utkastet har ändrats sedan proven kördes.',
    times: (held: number, of: number) => `${held} av ${of}`,
    waiting: 'väntar',
    before: (held: number, of: number) => `förra gången ${held} av ${of}`,
    held: 'Höll',
    notHeld: 'Höll inte',
    answersOf: (name: string) => `Visa svaren: ${name}`,
    showAnswers: 'Visa svaren',
    round: (number: number) => `Gång ${number}`,
    lost: 'Svaret kom bort två gånger.',
    missed: (checks: string) => `Höll inte: ${checks}`,

    shared: 'Svar som inte hjälpte, med texten som skrevs',
    sharedHelp: 'Den som skrev har sagt ja till att du ser texten. Personuppgifter är dolda.',
    takeNo: 'Gör till prov',
    takeNoOf: (when: string) => `Gör till prov: svaret från ${when}`,
    tookNo: (name: string) => `”${name}” är ett prov nu.`,
    fromNo: (when: string) => `Hjälpte inte ${when}`,
    noText: 'Ingen egen text',

    compare: 'Jämför gammalt och nytt',
    compareLead:
      'Två svar på samma prov, utan namn. Vilket är bäst? Ditt omdöme sparas med körningen.',
    side: { a: 'Svar A', b: 'Svar B' },
    better: { a: 'A är bättre', b: 'B är bättre', same: 'Lika bra' },
    judged: {
      new: 'Du valde det nya svaret.',
      old: 'Du valde det gamla svaret.',
      same: 'Du tyckte att de var lika bra.',
    },
    whichNew: (side: string) => `${side} var det nya.`,
    judgeFailed: 'Omdömet kunde inte sparas',
  },
  {},
)
