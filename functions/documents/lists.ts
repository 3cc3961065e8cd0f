import type { ArticleList } from '../stores/table.ts'

/** What people call an article of each list, at the beginning of a sentence and within one. */
export const names: Record<ArticleList, { The: string; the: string }> = {
  DOCUMENT: { The: 'Dokumentet', the: 'dokumentet' },
  NEWS: { The: 'Nyheten', the: 'nyheten' },
}
