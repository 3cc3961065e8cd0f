import { Button } from '@chakra-ui/react'
import { listTexts } from '../../texts/lists.ts'
import { EmptyState } from '../message/EmptyState.tsx'
import { focusTitle } from '../Title.tsx'

export type EmptyTexts = {
  empty: string
  emptyHelp: string
  nothingFound: string
  showAll: string
}

type Props = { texts: EmptyTexts; sought: boolean; onShowAll: () => void }

/** In a list's place when it has no row: at all, or none that the search and the filters leave. */
export function EmptyList({ texts, sought, onShowAll }: Props) {
  // The button goes away with it.
  function showAll() {
    onShowAll()
    focusTitle()
  }

  return (
    <EmptyState
      title={sought ? listTexts.none : texts.empty}
      help={sought ? texts.nothingFound : texts.emptyHelp}
    >
      {sought && (
        <Button variant="outline" onClick={showAll}>
          {texts.showAll}
        </Button>
      )}
    </EmptyState>
  )
}
