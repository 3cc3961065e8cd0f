import {
  libraryLimits,
  type LibraryNote,
} from '../../../shared/contract/questions/questionLibrary.ts'
import { aiModule } from '../../../shared/contract/assistant/aiModule.ts'
import { nameOf } from '../../../shared/rules/people/names.ts'
import type { Offer } from '../../../shared/rules/questionLibrary/fitting.ts'
import { writeLibrary } from '../../../shared/rules/questionLibrary/libraryText.ts'
import { library } from '../../../functions/stores/questions/library/library.ts'
import { readLibrary } from '../../../functions/stores/questions/library/file.ts'
import type { Stage } from '../../stageSettings.ts'
import { administratorWith } from '../administratorWith.ts'

type Offering = Pick<Stage, 'infoClasses' | 'suppliers'> & { models: Partial<Stage['models']> }

/** What a stage offers by its settings; whether it has a key for a service, publishing says. */
const offerOf = ({ infoClasses, models, suppliers }: Offering): Offer => ({
  classes: infoClasses,
  services: aiModule.options.map((AImodule) => ({
    AImodule,
    models: (models[AImodule] ?? []).map(({ GPTV }) => GPTV),
    highestClass: suppliers[AImodule]?.highestClass,
  })),
})

async function read(text: string) {
  const found = await readLibrary(text, { most: libraryLimits.inAFile.questions })
  if ('fault' in found) throw new Error(found.fault)
  return found.library
}

const noteLine = ({ about, wanted, taken }: LibraryNote): string =>
  `    no ${about} ${wanted} here: ${taken === undefined ? 'nothing fits' : `${taken} in its place`}`

const editedLine =
  'The file was changed after it was taken out: its hash is not that of its questions.'

/** The library of a stage as the text of `fragor.json`. */
export const libraryOut = async (): Promise<string> => writeLibrary(await library.all())

/** How a file differs from a stage, a line for each question that is not the same. Changes nothing. Throws what is wrong with the file. */
export async function libraryDiff(text: string, stage: Offering): Promise<string> {
  const { questions, isEdited } = await read(text)
  const rows = await library.compare(questions, offerOf(stage))
  const other = rows.filter(({ is }) => is !== 'same')
  const lines = other.flatMap(({ id, QuestionLabel, is, notes, Draft }) => [
    `${is.padEnd(8)} ${id}  ${QuestionLabel}`,
    ...notes.map(noteLine),
    ...(Draft ? [`    has a draft${Draft.isSame ? ' that says the same' : ''}`] : []),
  ])
  return [
    ...(isEdited ? [editedLine] : []),
    ...lines,
    `${rows.length - other.length} questions are the same.`,
  ].join('\n')
}

const became = {
  taken: 'draft',
  same: 'same',
  kept: 'KEPT: another draft lies there; take it in on the page, or publish or throw that away first',
}

/**
 * Makes drafts of what is new or differs, in the name of an administrator: each is proven and published in the portal. No draft that
 * lies there is replaced. Throws for a file that was changed by hand, unless `anyway`.
 */
export async function libraryApply(
  text: string,
  stage: Offering,
  { mail, anyway }: { mail: string; anyway: boolean },
): Promise<string> {
  const { questions, isEdited } = await read(text)
  if (isEdited && !anyway) throw new Error(`${editedLine} With --yes it is taken in all the same.`)
  const person = await administratorWith(mail)
  const entry = (label: string) => ({
    userid: person.id,
    userName: nameOf(person),
    message: `Tog in frågan ”${label}” som utkast`,
    address: '',
    at: new Date(),
  })
  const offer = offerOf(stage)
  const lines: string[] = []
  for (const question of questions) {
    const is = await library.takeIn(question, { offer, by: person.id, seen: '', entry })
    if (is !== 'same') lines.push(`${question.id}  ${question.QuestionLabel}: ${became[is]}`)
  }
  return [...lines, `${questions.length - lines.length} questions are the same.`].join('\n')
}
