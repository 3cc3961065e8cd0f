import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Article, newArticle } from '../../../../../shared/contract/documents.ts'
import { limits } from '../../../../../shared/limits.ts'
import { ApiError, textOf } from '../../../api/errors.ts'
import { catalogue } from '../../../texts/errors.ts'
import { sv } from '../../../texts/sv.ts'
import { changesIn, conflictsIn, typeInto } from '../../../ui/form/edits.ts'
import { useKeptEdits } from '../../../ui/form/formDraft.ts'
import { toaster } from '../../../ui/message/toaster.ts'
import { useStillWrong } from '../../../ui/form/useStillWrong.ts'
import { refusedFields, type Wrong, wrongIn } from '../../../ui/form/wrongFields.ts'
import { type ArticleListName, articleLists } from '../articleLists.ts'
import { articlesQueries, reloadArticles } from '../articles.queries.ts'

const articleFields = ['Subject', 'Body'] as const

export type ArticleField = (typeof articleFields)[number]

type Outcome = {
  busy: boolean
  wrong: Wrong
  failure?: string
  /** Somebody else has saved, or deleted the article. */
  overtaken?: boolean
  gone?: boolean
}

/**
 * What somebody writes: a new article, or changes of one that is there. Only what he typed is his; when somebody else
 * has saved meanwhile, nothing is, and both sides show, as with a question.
 */
export function useArticleForm(
  list: ArticleListName,
  opened: Article | undefined,
  onSaved: () => void,
) {
  const { texts: words, add, update } = articleLists[list]
  const [article, setArticle] = useState(opened)
  const [edits, setEdits] = useKeptEdits(`${list}.${opened?.id ?? 'new'}`, articleFields)
  const [{ busy, ...outcome }, setOutcome] = useState<Outcome>({ busy: false, wrong: {} })
  const [tries, setTries] = useState(0)
  /** Counts how often the text became another one without being typed: the editor begins anew. */
  const [textRound, setTextRound] = useState(0)
  const client = useQueryClient()
  const stored = { Subject: article?.Subject ?? '', Body: article?.Body ?? '' }
  const changes = changesIn(articleFields, edits, stored)
  const textNow = (field: ArticleField) => edits[field]?.text ?? stored[field]

  const texts = { Subject: textNow('Subject'), Body: textNow('Body') }

  function check(): Wrong {
    const found = wrongIn(newArticle, texts, {})
    return texts.Body.length > limits.articleBody ? { ...found, Body: words.tooLong } : found
  }

  async function send(Published: boolean) {
    const { id, DaytoUpdate } = article ?? {}
    if (id === undefined) await add({ ...texts, Published })
    else await update({ id, DaytoUpdate, Published, ...Object.fromEntries(changes) })
    toaster.success(article ? sv.saved : words.added)
    onSaved()
    await reloadArticles(client, list)
  }

  /** Reads what is stored now; nothing when the article has been deleted. */
  async function readAgain({ id }: Article) {
    void reloadArticles(client, list)
    const query = { ...articlesQueries.one(list, id), staleTime: 0 }
    const { results } = await client.fetchQuery(query)
    setArticle(results)
    if (edits.Body === undefined) setTextRound((round) => round + 1)
  }

  async function explain(error: unknown) {
    toaster.error({ ...catalogue.articles, description: textOf(error) })
    const code = error instanceof ApiError ? error.code : ''
    if (article && (code === 'changed' || code === 'not_found')) {
      await readAgain(article)
      return setOutcome({ busy: false, wrong: {}, overtaken: true })
    }
    const wrong = refusedFields(error)
    const told = Object.keys(wrong).length > 0
    setOutcome({ busy: false, wrong, ...(!told && { failure: textOf(error) }) })
  }

  function explainAgain(error: unknown) {
    const gone = error instanceof ApiError && error.status === 404
    setOutcome({ busy: false, wrong: {}, ...(gone ? { gone } : { failure: textOf(error) }) })
  }

  async function save(Published: boolean) {
    if (busy || outcome.gone) return
    setTries(tries + 1)
    const wrong = check()
    if (Object.keys(wrong).length > 0) return setOutcome({ busy: false, wrong })
    setOutcome({ busy: true, wrong: {} })
    await send(Published).catch(explain).catch(explainAgain)
  }

  return {
    busy,
    tries,
    ...outcome,
    ...useStillWrong(outcome.wrong, texts, check),
    article,
    stored,
    textRound,
    unsaved: changes.length > 0,
    conflicts: conflictsIn(articleFields, edits, stored),
    textOf: textNow,
    type: (field: ArticleField, text: string) =>
      setEdits((known) => typeInto(known, stored, field, text)),
    take: (field: ArticleField) => {
      setEdits((known) => typeInto(known, stored, field, stored[field]))
      if (field === 'Body') setTextRound(textRound + 1)
    },
    save: (Published: boolean) => void save(Published),
  }
}

export type ArticleForm = ReturnType<typeof useArticleForm>
