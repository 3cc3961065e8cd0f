import { questionTexts } from '../../texts/questions.ts'
import { ConflictNotice } from '../../ui/form/ConflictNotice.tsx'
import { Notice } from '../../ui/message/Notice.tsx'
import { labelOf, type QuestionField } from './questionFields.ts'
import type { EditForm } from './useEditQuestion.ts'
import { useProviders } from './useProviders.ts'

/** Why a question could not be saved, where it is not one field's fault. */
export function EditNotices({ form }: { form: EditForm }) {
  const { gone, overtaken, conflicts, failure, stored, question, tries } = form
  const { nameOf, modelName } = useProviders()

  function valueOf(field: QuestionField): string {
    if (field === 'AImodule') return nameOf(question.AImodule)
    return field === 'GPTV' ? modelName(question.AImodule, question.GPTV) : stored[field]
  }

  // A provider comes with its model.
  const take = (field: QuestionField) =>
    form.type(
      field === 'AImodule'
        ? { AImodule: stored.AImodule, GPTV: stored.GPTV }
        : { [field]: stored[field] },
    )

  if (gone) {
    return (
      <Notice tone="error" title={questionTexts.gone}>
        <p>{questionTexts.goneHelp}</p>
      </Notice>
    )
  }
  if (overtaken || conflicts.length > 0) {
    return (
      <ConflictNotice
        key={tries}
        title={questionTexts.conflict}
        fields={conflicts.map((field) => ({
          field,
          label: labelOf(field, form.textOf('AImodule')),
          value: valueOf(field),
        }))}
        onTake={take}
      />
    )
  }
  return failure !== undefined && <Notice key={tries} tone="error" title={failure} />
}
