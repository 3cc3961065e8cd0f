import { Button } from '@chakra-ui/react'
import { Suspense, useMemo, useState } from 'react'
import { Link, Outlet } from 'react-router-dom'
import type { ListedArticle } from '../../../../shared/contract/documents.ts'
import { limits } from '../../../../shared/limits.ts'
import { mayCall } from '../../../../shared/rules/permissions.ts'
import { useUser } from '../../api/session/currentUser.ts'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { PagedList } from '../../ui/list/PagedList.tsx'
import { PagedTable } from '../../ui/list/PagedTable.tsx'
import { SearchField } from '../../ui/list/SearchField.tsx'
import { PlusIcon } from '../../ui/list/listIcons.tsx'
import { articleColumns } from './articleColumns.tsx'
import { type ArticleListName, articleLists } from './articleLists.ts'
import { useArticleLinks } from './articlePlaces.ts'
import { DeleteArticleDialog } from './DeleteArticleDialog.tsx'
import { NewsList } from './NewsList.tsx'
import { useArticles } from './useArticles.ts'
import { useDeleteArticle } from './useDeleteArticle.ts'

const AddArticle = ({ list }: { list: ArticleListName }) => (
  <Button asChild>
    <Link {...useArticleLinks(list).add()}>
      <PlusIcon />
      {articleLists[list].texts.addOf}
    </Link>
  </Button>
)

/** A list (docs/requirements.md, "Documents and news"). An article is written in a dialog over it. */
export default function ArticlesPage({ list }: { list: ArticleListName }) {
  const { texts } = articleLists[list]
  const mayWrite = mayCall('admin', useUser().Role)
  const articles = useArticles(list)
  const [leaving, setLeaving] = useState<ListedArticle>()
  const deletion = useDeleteArticle(list)
  const columns = useMemo(() => articleColumns(mayWrite, setLeaving), [mayWrite])
  const busy = articles.busy || deletion.isPending

  return (
    <Page>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        action={mayWrite && <AddArticle list={list} />}
        count={articles.shown && texts.count(articles.shown.total)}
      >
        <SearchField
          label={texts.searchLabel}
          placeholder={texts.search}
          term={articles.list.search}
          onSearch={articles.list.setSearch}
        />
      </PageHeader>
      {list === 'news' ? (
        <PagedList texts={texts} listing={articles}>
          <NewsList
            rows={articles.shown?.rows}
            mayWrite={mayWrite}
            busy={busy}
            onDelete={setLeaving}
          />
        </PagedList>
      ) : (
        <PagedTable
          texts={texts}
          listing={articles}
          columns={columns}
          nameOf={({ Subject }) => Subject}
          expected={limits.articlePageSize}
          busy={busy}
        />
      )}
      {leaving && (
        <DeleteArticleDialog
          list={list}
          article={leaving}
          onClose={() => setLeaving(undefined)}
          onConfirm={deletion.mutate}
        />
      )}
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </Page>
  )
}
