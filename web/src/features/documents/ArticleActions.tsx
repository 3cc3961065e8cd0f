import { Flex, IconButton } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ListedArticle } from '../../../../shared/contract/documents.ts'
import { mayCall } from '../../../../shared/rules/permissions.ts'
import { useUser } from '../../api/session/currentUser.ts'
import { ShownIcon } from '../../ui/icons.tsx'
import { DeleteIcon, EditIcon } from '../../ui/list/listIcons.tsx'
import { Tooltip } from '../../ui/dialog/Tooltip.tsx'
import { type ArticleListName, articleLists } from './articleLists.ts'
import { useArticleLinks } from './articlePlaces.ts'

type Props = {
  list: ArticleListName
  article: ListedArticle
  onDelete: (article: ListedArticle) => void
}

/** What can be done with an article: everybody reads, administrators change and delete. */
export function ArticleActions({ list, article, onDelete }: Props) {
  const { texts } = articleLists[list]
  const links = useArticleLinks(list)
  const { id, Subject } = article

  const action = (tip: string, button: ReactNode) => (
    <Tooltip text={tip} align="end">
      {button}
    </Tooltip>
  )
  const link = (place: ReturnType<typeof links.read>, name: string, icon: ReactNode) => (
    <IconButton asChild variant="ghost" size="sm" color="inherit">
      <Link {...place} aria-label={name}>
        {icon}
      </Link>
    </IconButton>
  )

  return (
    <Flex
      justify="flex-end"
      direction={{ base: list === 'news' ? 'row' : 'column', md: 'row' }}
      color="fg.muted"
    >
      {list === 'documents' &&
        action(texts.open, link(links.read(id), texts.openOf(Subject), <ShownIcon />))}
      {mayCall('admin', useUser().Role) && (
        <>
          {action(texts.edit, link(links.edit(id), texts.editOf(Subject), <EditIcon />))}
          {action(
            texts.delete,
            <IconButton
              variant="ghost"
              size="sm"
              color="inherit"
              aria-label={texts.deleteOf(Subject)}
              aria-haspopup="dialog"
              onClick={() => onDelete(article)}
            >
              <DeleteIcon />
            </IconButton>,
          )}
        </>
      )}
    </Flex>
  )
}
