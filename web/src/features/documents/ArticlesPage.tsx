import { Box, Button, chakra } from '@chakra-ui/react'
import { Suspense, useId, useMemo, useState } from 'react'
import { Link, Outlet } from 'react-router-dom'
import type { ListedArticle } from '../../../../shared/contract/documents.ts'
import { limits } from '../../../../shared/limits.ts'
import { mayCall } from '../../../../shared/rules/permissions.ts'
import { useUser } from '../../api/currentUser.ts'
import { ListHeader } from '../../ui/list/ListHeader.tsx'
import { PagedTable } from '../../ui/list/PagedTable.tsx'
import { SearchField } from '../../ui/list/SearchField.tsx'
import { PlusIcon } from '../../ui/list/listIcons.tsx'
import { Tooltip } from '../../ui/dialog/Tooltip.tsx'
import { articleColumns } from './articleColumns.tsx'
import { type ArticleListName, articleLists } from './articleLists.ts'
import { useArticleLinks } from './articlePlaces.ts'
import { DeleteArticleDialog } from './DeleteArticleDialog.tsx'
import { useArticles } from './useArticles.ts'
import { useDeleteArticle } from './useDeleteArticle.ts'

function AddArticle({ list }: { list: ArticleListName }) {
  const { texts } = articleLists[list]
  const tipId = useId()
  return (
    <Tooltip text={texts.addOf} align="end" id={tipId}>
      <Button asChild>
        <Link {...useArticleLinks(list).add()} aria-describedby={tipId}>
          <PlusIcon />
          {texts.add}
        </Link>
      </Button>
    </Tooltip>
  )
}

/** A list (docs/requirements.md, "Documents and news"). An article is read and written in a dialog over it. */
export default function ArticlesPage({ list }: { list: ArticleListName }) {
  const { texts } = articleLists[list]
  const mayWrite = mayCall('admin', useUser().Role)
  const articles = useArticles(list)
  const [leaving, setLeaving] = useState<ListedArticle>()
  const deletion = useDeleteArticle(list)
  const columns = useMemo(
    () => articleColumns({ list, mayWrite, onDelete: setLeaving }),
    [list, mayWrite],
  )

  return (
    <Box maxWidth="80rem" mx="auto">
      <ListHeader title={texts.title} action={mayWrite && <AddArticle list={list} />}>
        <SearchField
          label={texts.searchLabel}
          placeholder={texts.search}
          term={articles.list.search}
          onSearch={articles.list.setSearch}
        />
        <chakra.output ml={{ md: 'auto' }} textStyle="sm" color="fg.muted">
          {articles.shown && texts.count(articles.shown.total)}
        </chakra.output>
      </ListHeader>
      <PagedTable
        texts={texts}
        listing={articles}
        columns={columns}
        nameOf={({ Subject }) => Subject}
        expected={limits.articlePageSize}
        busy={articles.busy || deletion.isPending}
      />
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
    </Box>
  )
}
