import { inBoth } from '../inBoth.ts'
import { inSwedish } from '../numbers.ts'

const questions = (count: number): string =>
  count === 1 ? '1 fråga' : `${inSwedish(count)} frågor`

type Parts = Record<
  | 'label'
  | 'help'
  | 'category'
  | 'place'
  | 'asked'
  | 'infoClass'
  | 'guarding'
  | 'followUps'
  | 'wishes'
  | 'text'
  | 'fields'
  | 'trials',
  string
>

/** A text behind its name; nothing where there is no text. */
const named = (name: string, text: string): string[] => (text === '' ? [] : [`${name}${text}`])

/** The library as a file. */
export const libraryTexts = inBoth(
  {
    title: 'Ta in och ut frågor',
    lead: 'Frågorna med fält, prov och regler i en fil, fragor.json. Filen säger inget om vem som har skrivit dem eller hur de används.',
    back: 'Alla frågor',
    takeOut: 'Ta ut',
    takenOut: 'Frågorna är sparade i fragor.json.',
    takeOutFailed: 'Frågorna kunde inte tas ut',
    choose: 'Välj fil',
    file: 'Fil med frågor',
    starter: 'Visa startbiblioteket',
    starterName: 'Startbiblioteket',
    chooseHelp: 'Filen jämförs först. Inget ändras förrän du har valt vad som ska tas in.',
    compared: (name: string) => `${name} jämfört med frågorna här`,
    comparing: 'Jämför filen …',
    failed: 'Filen kunde inte jämföras',
    tooLarge: 'Filen är för stor. Den får ha högst 5 000 frågor och 30 miljoner tecken.',
    twice: 'Två frågor i filen har samma id.',
    isEdited: 'Filen har ändrats efter att den togs ut',
    isEditedHelp: 'Den går att ta in ändå. Läs ändringarna extra noga.',
    counts: (count: Record<'new' | 'changed' | 'same' | 'missing', number>) =>
      `${questions(count.new + count.changed)} skiljer sig: ${inSwedish(count.new)} ${count.new === 1 ? 'ny' : 'nya'} och ${inSwedish(count.changed)} ${count.changed === 1 ? 'ändrad' : 'ändrade'}. ${inSwedish(count.same)} är lika, ${inSwedish(count.missing)} finns bara här.`,
    nothing: 'Filen har inget nytt. Alla frågor i den finns här och är lika.',

    differing: 'Nya och ändrade frågor',
    is: { new: 'Ny', changed: 'Ändrad' },
    all: 'Välj alla',
    none: 'Välj inga',
    choice: (label: string) => `Ta in ${label}`,
    show: { new: 'Visa frågan', changed: 'Visa ändringarna' },
    showOf: {
      new: (label: string) => `Visa frågan ${label}`,
      changed: (label: string) => `Visa ändringarna i ${label}`,
    },
    draft: (name: string, when: string) =>
      `${name === '' ? 'Någon' : name} sparade ett annat utkast ${when}. Det skrivs över om du väljer frågan.`,
    class: (wanted: string, taken: string | undefined) =>
      `Klassen ${wanted} finns inte här. ${taken === undefined ? 'Välj en annan innan frågan publiceras.' : `Utkastet får ${taken}, den känsligaste.`}`,
    service: (wanted: string, taken: string | undefined) =>
      `${wanted} kan inte ta emot frågan här. ${taken === undefined ? 'Ingen annan AI-tjänst kan det heller: välj klass och tjänst innan frågan publiceras.' : `Utkastet får ${taken}.`}`,
    model: (wanted: string, taken: string | undefined) =>
      `Modellen ${wanted} finns inte här. Utkastet får ${taken ?? 'ingen'}.`,
    effort: () =>
      'Det går inte att välja hur mycket modellen tänker. Utkastet får ”Som modellen brukar”.',
    variation: () =>
      'Det går inte att välja hur mycket svaret varierar. Utkastet får ”Som modellen brukar”.',
    more: (next: number, left: number) => `Visa ${next} till av ${left.toLocaleString('sv-SE')}`,
    takeIn: (count: number) =>
      count === 0 ? 'Ta in som utkast' : `Ta in ${questions(count)} som utkast`,
    takingIn: 'Tar in …',
    chooseOne: 'Välj minst en fråga',
    chooseOneHelp: 'Markera dem som ska bli utkast.',
    taken: (count: number) =>
      count === 1 ? '1 fråga är ett utkast nu.' : `${count} frågor är utkast nu.`,
    takeInFailed: 'Frågorna kunde inte tas in',
    kept: (count: number) => `${questions(count)} togs inte in`,
    keptHelp:
      'Någon annan sparade utkast under tiden, och de finns kvar. Välj det igen som ska tas in ändå.',

    drafts: 'Utkast ur filen',
    draftsHelp:
      'Kör proven på era egna modeller, en fråga i taget. Det som redan är kört körs inte om. Det som höll kan publiceras. Resten rättar du på frågans sida.',
    run: 'Kör proven',
    stop: 'Stoppa',
    running: (at: number, of: number, label: string) => `Provar fråga ${at} av ${of}: ${label}.`,
    mayNotLeave: 'Lämnar du sidan körs bara den pågående frågan klart.',
    ran: (left: number) =>
      left === 0
        ? 'Proven är körda.'
        : `${questions(left)} är kvar. Kör proven igen, så körs bara ${left === 1 ? 'den' : 'de'}.`,
    untried: 'Inte provad här än.',
    progress: (done: number, of: number) => `${done} av ${of} svar är klara.`,
    held: (held: number, of: number) => `${held} av ${of} svar höll.`,
    unfinished: 'Proven blev inte klara.',
    fell: (trials: string) => `Höll inte: ${trials}.`,
    times: (name: string, held: number, of: number) => `${name} (${held} av ${of})`,
    noTrials: 'Frågan har för få prov. Publicera den på dess sida, med ett skäl.',
    publish: 'Publicera',
    publishOf: (label: string) => `Publicera ${label}`,
    published: (label: string) => `”${label}” är publicerad.`,
    publishFailed: 'Frågan kunde inte publiceras',

    same: (count: number) => `Lika: ${questions(count)}`,
    missing: (count: number) => `Finns bara här: ${questions(count)}`,
    missingHelp: 'De ligger kvar. Inget tas bort.',

    /** All that a question of a file says, to be compared. */
    lines: (part: Parts) =>
      [
        [
          `Rubrik: ${part.label}`,
          ...named('Hjälptext: ', part.help),
          ...named('Kategori: ', part.category),
          ...named('Ordning: ', part.place),
          `AI-tjänst: ${part.asked}${part.wishes}`,
          ...named('Informationsklass: ', part.infoClass),
          `Personuppgifter: ${part.guarding}`,
          ...named('Förslag på ändringar: ', part.followUps),
        ].join('\n'),
        part.text,
        ...named('Fält\n', part.fields),
        ...named('Prov\n', part.trials),
      ].join('\n\n'),
    field: (label: string, kind: string, more: string[]) =>
      [`${label} (${kind})`, ...more.filter((one) => one !== '')].join(' · '),
    required: 'Måste fyllas i',
    least: (number: number) => `Minst ${number}`,
    most: (number: number) => `Högst ${number}`,
    example: (text: string) => `Exempel: ${text}`,
    trial: (name: string, filled: string, checks: string) => `${name}: ${filled}. Krav: ${checks}`,
  },
  {},
)
