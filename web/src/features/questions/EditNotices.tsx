import { questionTexts } from '../../texts/questions.ts'
import { FormNotices } from '../../ui/form/FormNotices.tsx'
import { type QuestionField, shownFields } from './questionFields.ts'
import type { EditForm } from './useEditQuestion.ts'
import { useProviders } from './useProviders.ts'

/** Why a question could not be saved, where it is not one field's fault. */
export function EditNotices({ form }: { form: EditForm }) {
  const { stored, question } = form
  const { nameOf, modelName } = useProviders()

  function shown(name: QuestionField): string {
    if (name === 'AImodule') return nameOf(question.AImodule)
    if (name === 'Fields') return shownFields(stored.Fields)
    return name === 'GPTV' ? modelName(question.AImodule, question.GPTV) : stored[name]
  }

  return (
    <FormNotices
      form={form}
      conflict={questionTexts.conflict}
      shown={shown}
      gone={{ title: questionTexts.gone, help: questionTexts.goneHelp }}
    />
  )
}
