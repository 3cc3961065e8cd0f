import { Button } from '../Button.tsx'
import { EmptyState } from '../EmptyState.tsx'

export type EmptyTexts = {
  empty: string
  emptyHelp: string
  nothingFound: string
  showAll: string
}

type Props = { texts: EmptyTexts; sought: boolean; onShowAll: () => void }

/** In a list's place when it has no row: at all, or none that the search and the filters leave. */
export const EmptyList = ({ texts, sought, onShowAll }: Props) => (
  <EmptyState title={texts.empty} help={sought ? texts.nothingFound : texts.emptyHelp}>
    {sought && (
      <Button look="outline" onClick={onShowAll}>
        {texts.showAll}
      </Button>
    )}
  </EmptyState>
)
