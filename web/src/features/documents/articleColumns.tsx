import { Span } from '@chakra-ui/react'
import type { ListedArticle } from '../../../../shared/contract/documents.ts'
import { dayOf } from '../../ui/dates.ts'
import type { Column } from '../../ui/list/column.ts'
import { ArticleActions } from './ArticleActions.tsx'
import { ArticleBeginning, ArticleTitle } from './ArticleCells.tsx'
import { articleLists } from './articleLists.ts'

/** The columns of the documents (docs/requirements.md, "Documents and news"). */
export function articleColumns(
  mayWrite: boolean,
  onDelete: (article: ListedArticle) => void,
): Column<ListedArticle>[] {
  const { texts } = articleLists.documents
  const beginning: Column<ListedArticle> = {
    key: 'body',
    title: texts.columns.Body,
    track: 'minmax(0, 6fr)',
    onPhone: 'line',
    cell: (article) => <ArticleBeginning {...article} />,
  }
  return [
    {
      key: 'subject',
      title: texts.columns.Subject,
      track: 'minmax(0, 5fr)',
      onPhone: 'line',
      cell: (article) => <ArticleTitle article={article} />,
    },
    beginning,
    {
      key: 'created',
      title: texts.columns.created,
      track: '6.5rem',
      onPhone: 'titledLine',
      cell: ({ sdate }) => (
        <Span textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {dayOf(sdate)}
        </Span>
      ),
    },
    {
      key: 'actions',
      title: texts.actions,
      quiet: true,
      track: mayWrite ? '7.5rem' : '2.5rem',
      onPhone: 'end',
      cell: (article) => <ArticleActions list="documents" article={article} onDelete={onDelete} />,
    },
  ]
}
