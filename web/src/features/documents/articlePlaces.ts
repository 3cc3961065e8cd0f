import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { articleOf, paths, writing } from '../../routes/paths.ts'
import type { ArticleListName } from './articleLists.ts'

const fromList = { fromList: true }

const isFromList = (state: unknown) =>
  typeof state === 'object' && state !== null && 'fromList' in state

/** Links to an article and to the dialogs that write it, which keep what the list shows. */
export function useArticleLinks(list: ArticleListName) {
  const { search } = useLocation()
  const to = (pathname: string) => ({ to: { pathname, search }, state: fromList })
  return {
    read: (id: string) => to(articleOf(list, id)),
    edit: (id: string) => to(`${articleOf(list, id)}/${writing.edit}`),
    add: () => to(`${paths[list]}/${writing.add}`),
  }
}

/** The way from a dialog back to where it was opened: for those who came by a link one step back, and no new one. */
export function useReturnToList(list: ArticleListName) {
  const navigate = useNavigate()
  const { search, state }: { search: string; state: unknown } = useLocation()
  const [done, setDone] = useState<'left' | 'added'>()

  useEffect(() => {
    if (!done) return
    // What is new stands on the first page, and may be none of what was sought.
    const shown = done === 'added' ? '' : search
    if (isFromList(state) && shown === search) void navigate(-1)
    else void navigate({ pathname: paths[list], search: shown }, { replace: true })
  }, [done, list, navigate, search, state])

  // Not at once: whoever keeps unsaved changes hears first that they are no longer kept.
  return {
    done: done !== undefined,
    leave: () => setDone('left'),
    leaveForNew: () => setDone('added'),
  }
}
