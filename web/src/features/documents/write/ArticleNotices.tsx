import { useMemo } from 'react'
import { ConflictNotice } from '../../../ui/form/ConflictNotice.tsx'
import { Notice } from '../../../ui/message/Notice.tsx'
import { plainText } from '../../../ui/plainText.ts'
import { articleHtml } from '../articleHtml.ts'
import { type ArticleListName, articleLists } from '../articleLists.ts'
import type { ArticleField, ArticleForm } from './useArticleForm.ts'

/** Why an article could not be saved, where it is not one field's fault. */
export function ArticleNotices({ list, form }: { list: ArticleListName; form: ArticleForm }) {
  const { texts } = articleLists[list]
  const { gone, overtaken, conflicts, failure, stored, take, tries } = form
  const text = useMemo(() => plainText(articleHtml(stored.Body)), [stored.Body])
  const valueOf = (field: ArticleField) => (field === 'Body' ? text : stored[field])

  if (gone) {
    return (
      <Notice tone="error" title={texts.missing}>
        <p>{texts.gone}</p>
      </Notice>
    )
  }
  if (overtaken || conflicts.length > 0) {
    return (
      <ConflictNotice
        key={tries}
        title={texts.conflict}
        fields={conflicts.map((field) => ({
          field,
          label: texts.fields[field],
          value: valueOf(field),
        }))}
        onTake={take}
      />
    )
  }
  return failure !== undefined && <Notice key={tries} tone="error" title={failure} />
}
