import { userTexts } from '../../texts/users.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** In the list's place when there is nobody to show: at all, or whom the search and the filters leave. */
export const NoUsers = ({ sought, onShowAll }: { sought: boolean; onShowAll: () => void }) => (
  <EmptyState title={userTexts.empty} help={sought ? userTexts.nothingFound : userTexts.emptyHelp}>
    {sought && (
      <Button look="outline" onClick={onShowAll}>
        {userTexts.showAll}
      </Button>
    )}
  </EmptyState>
)
