import { useState } from 'react'
import type { ListedQuestion } from '../../../../../shared/contract/questions.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { WholeQuestion } from '../WholeQuestion.tsx'
import { TestQuestion } from './TestQuestion.tsx'

type Props = { question: ListedQuestion; onClose: () => void }

/** Shows a question whole, and tries it on the assistant (docs/requirements.md, "Question library"). */
export function TestQuestionDialog({ question: { id, QuestionLabel }, onClose }: Props) {
  const [title, setTitle] = useState(QuestionLabel)
  return (
    <Dialog title={title} closedBy="none" size="xl" onClose={onClose}>
      <WholeQuestion id={id} onClose={onClose}>
        {(question) => <TestQuestion question={question} onRestored={setTitle} onClose={onClose} />}
      </WholeQuestion>
    </Dialog>
  )
}
