import { questionTexts } from '../../texts/questions.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

type Props = { sought: boolean; onShowAll: () => void }

/** In the list's place when there is no question: at all, or none that the search and the filter leave. */
export const NoQuestions = ({ sought, onShowAll }: Props) => (
  <EmptyState
    title={questionTexts.empty}
    help={sought ? questionTexts.nothingFound : questionTexts.emptyHelp}
  >
    {sought && (
      <Button look="outline" onClick={onShowAll}>
        {questionTexts.showAll}
      </Button>
    )}
  </EmptyState>
)
