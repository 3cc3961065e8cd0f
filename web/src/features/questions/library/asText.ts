import { aiModuleNames } from '../../../../../shared/contract/assistant/aiModule.ts'
import type { LibraryQuestion } from '../../../../../shared/contract/questions/questionLibrary.ts'
import { lineOf, type QuestionField } from '../../../../../shared/rules/questions/fields.ts'
import { fieldEditorTexts } from '../../../texts/questions/fieldEditor.ts'
import { libraryTexts as texts } from '../../../texts/questions/library.ts'
import { questionTexts } from '../../../texts/questions.ts'
import { studioTexts } from '../../../texts/questions/studio.ts'
import { wishTexts } from '../../../texts/questions/wishes.ts'
import { plainText } from '../../../ui/plainText.ts'

function fieldLine({ label, kind, help, required, min, max, choices, example }: QuestionField) {
  return texts.field(label, fieldEditorTexts.kinds[kind], [
    required ? texts.required : '',
    help,
    min === undefined ? '' : texts.least(min),
    max === undefined ? '' : texts.most(max),
    choices.join(', '),
    example === '' ? '' : texts.example(example.split('\n').join(', ')),
  ])
}

function trialLine({ name, Fields, FBody, checks }: LibraryQuestion['Trials'][number]) {
  const filled = [...Object.values(Fields).map(lineOf), FBody].filter((one) => one !== '')
  const lines = checks.map(({ kind, text, most = 0 }) => studioTexts.checkLine(kind, text, most))
  return texts.trial(name, filled.join(' · '), lines.join('; '))
}

/** All that travels of a question, as one text to be compared; without its place where that says nothing. */
export const asText = (question: LibraryQuestion, { withPlace = true } = {}): string =>
  texts.lines({
    label: question.QuestionLabel,
    help: question.subtext,
    category: question.Category,
    place: withPlace ? String(question.Ordering) : '',
    asked: questionTexts.model(aiModuleNames[question.AImodule], question.GPTV),
    wishes: wishTexts.lines(question.Wishes),
    infoClass: question.InfoClass ?? '',
    guarding: questionTexts.guarding[question.PersonalData],
    followUps: question.FollowUps.join(', '),
    text: plainText(question.Question),
    fields: question.Fields.map(fieldLine).join('\n'),
    trials: question.Trials.map(trialLine).join('\n'),
  })
