import type { ListedQuestion } from '../../../../shared/contract/questions.ts'
import { formTexts } from '../../texts/forms.ts'
import { questionTexts } from '../../texts/questions.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { EditQuestionDialog } from './EditQuestionDialog.tsx'
import { TestQuestionDialog } from './test/TestQuestionDialog.tsx'

/** What somebody is about to do with a question. */
export type Doing = { what: 'test' | 'edit' | 'delete'; question: ListedQuestion }

type Props = {
  doing: Doing | undefined
  onClose: () => void
  onDelete: (question: ListedQuestion) => void
}

/** The dialog of a row's action. */
export function QuestionDialogs({ doing, onClose, onDelete }: Props) {
  if (!doing) return null
  const { what, question } = doing

  function confirm() {
    onClose()
    onDelete(question)
  }

  switch (what) {
    case 'test':
      return <TestQuestionDialog question={question} onClose={onClose} />
    case 'edit':
      return <EditQuestionDialog id={question.id} onClose={onClose} />
    case 'delete':
      return (
        <ConfirmDialog
          title={questionTexts.deleteTitle}
          question={questionTexts.deleteQuestion(question.QuestionLabel)}
          help={questionTexts.deleteHelp}
          cancel={formTexts.cancel}
          confirm={formTexts.delete}
          onCancel={onClose}
          onConfirm={confirm}
        />
      )
  }
}
