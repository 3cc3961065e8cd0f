import { useMemo } from 'react'
import { FormNotices } from '../../../ui/form/FormNotices.tsx'
import { plainText } from '../../../ui/plainText.ts'
import { articleHtml } from '../articleHtml.ts'
import { type ArticleListName, articleLists } from '../articleLists.ts'
import type { ArticleForm } from './useArticleForm.ts'

/** Why an article could not be saved, where it is not one field's fault. */
export function ArticleNotices({ list, form }: { list: ArticleListName; form: ArticleForm }) {
  const { texts } = articleLists[list]
  const { stored } = form
  const text = useMemo(() => plainText(articleHtml(stored.Body)), [stored.Body])
  return (
    <FormNotices
      form={form}
      conflict={texts.conflict}
      shown={(name) => (name === 'Body' ? text : stored[name])}
      gone={{ title: texts.missing, help: texts.gone }}
    />
  )
}
