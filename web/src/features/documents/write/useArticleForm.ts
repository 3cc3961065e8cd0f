import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Article, newArticle } from '../../../../../shared/contract/documents.ts'
import { limits } from '../../../../../shared/limits.ts'
import { ApiError, isOvertaken } from '../../../api/request/errors.ts'
import { catalogue } from '../../../texts/errors.ts'
import { formTexts } from '../../../texts/forms.ts'
import { ruleTexts } from '../../../texts/rules.ts'
import { useDraftId } from '../../../ui/form/useDraftId.ts'
import { useForm } from '../../../ui/form/useForm.ts'
import { toaster } from '../../../ui/message/toaster.ts'
import { type ArticleListName, articleLists } from '../articleLists.ts'
import { articlesQueries, reloadArticles } from '../articles.queries.ts'

export type ArticleField = 'Subject' | 'Body'

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** The form of an article: a new one, or one that is there. */
export function useArticleForm(
  list: ArticleListName,
  opened: Article | undefined,
  onSaved: () => void,
) {
  const { texts, add, update } = articleLists[list]
  const [article, setArticle] = useState(opened)
  /** Counts how often the text became another one without being typed: the editor begins anew. */
  const [textRound, setTextRound] = useState(0)
  const client = useQueryClient()
  const stored = { Subject: article?.Subject ?? '', Body: article?.Body ?? '' }
  const draft = `${list}.${opened?.id ?? 'new'}`

  const form = useForm({
    draft,
    labels: texts.fields,
    stored,
    rule: newArticle,
    inWords: (name, message, text) =>
      name === 'Body' && text.length > limits.articleBody
        ? texts.tooLong
        : ruleTexts.wrong(message, ''),
    fault: () => catalogue.articleSave,
    // A new one, too, may be there already: its reply was lost, and what was sent since said something else.
    readAgain: (error) => (isOvertaken(error) ? readAgain(article?.id ?? newId()) : undefined),
  })
  const newId = useDraftId(draft, form, () => crypto.randomUUID())

  async function readAgain(id: string) {
    void reloadArticles(client, list)
    const query = { ...articlesQueries.one(list, id), staleTime: 0 }
    try {
      const { results } = await client.fetchQuery(query)
      setArticle(results)
      if (!form.writtenSince(stored).includes('Body')) setTextRound((round) => round + 1)
      return { overtaken: true }
    } catch (error) {
      if (isGone(error)) return { gone: true }
      throw error
    }
  }

  /** What saving did, by whether people could read it before and can now. */
  function done(before: boolean, now: boolean): string {
    if (before === now) return now ? texts.changed : texts.draftSaved
    return now ? texts.added : texts.withdrawn
  }

  const save = (Published: boolean) =>
    form.submit(async ({ values, changes }) => {
      const { results } = article
        ? await update({ id: article.id, DaytoUpdate: article.DaytoUpdate, Published, ...changes })
        : await add({ id: newId(), ...values, Published })
      const said = done(article?.Published === true, Published)
      const isWhole = form.writtenSince(values).length === 0
      toaster.success(isWhole ? said : `${said} ${formTexts.writtenSince}`)
      if (isWhole) onSaved()
      // What was written since is over what was sent, in the words in which it was sent.
      else setArticle({ ...results, ...values })
      const reloaded = reloadArticles(client, list)
      if (isWhole) await reloaded
    })

  function take(name: ArticleField) {
    form.take(name)
    if (name === 'Body') setTextRound(textRound + 1)
  }

  return { ...form, article, stored, textRound, take, save }
}

export type ArticleForm = ReturnType<typeof useArticleForm>
