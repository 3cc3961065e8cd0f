import { Button, Skeleton } from '@chakra-ui/react'
import { Suspense, useEffect, useMemo, useRef } from 'react'
import type { Article } from '../../../../../shared/contract/documents.ts'
import { limits } from '../../../../../shared/limits.ts'
import { editorTexts } from '../../../texts/documents/editor.ts'
import { formTexts } from '../../../texts/forms.ts'
import { DialogForm } from '../../../ui/dialog/DialogForm.tsx'
import { LeaveGuard } from '../../../ui/form/LeaveGuard.tsx'
import { lazyPart } from '../../../ui/lazyPart.ts'
import { Notice } from '../../../ui/message/Notice.tsx'
import { inertDocument } from '../../../ui/trustedHtml.ts'
import { TextField } from '../../../ui/form/TextField.tsx'
import { articleHtml } from '../articleHtml.ts'
import { type ArticleListName, articleLists } from '../articleLists.ts'
import type { useReturnToList } from '../articlePlaces.ts'
import { linkAddress } from '../editor/linkAddress.ts'
import { ArticleNotices } from './ArticleNotices.tsx'
import { EditorFailed } from './EditorFailed.tsx'
import { useArticleForm } from './useArticleForm.ts'

// Without the editor, the form is still the form: what was typed into it outlives a reload.
const RichText = lazyPart(() => import('../editor/RichText.tsx'), EditorFailed)

const unknown = 'caption, pre, code, hr, dl, u, s, del, ins, sub, sup'

/** Whether HTML holds something that the editor (editor/extensions.ts) does not know, and would lose. */
function losesParts(html: string): boolean {
  const text = inertDocument(html)
  const links = [...text.querySelectorAll('a[href]')]
  return (
    text.querySelector(unknown) !== null ||
    links.some((link) => linkAddress(link.getAttribute('href') ?? '') === undefined)
  )
}

const Loading = () => <Skeleton as="output" height="20rem" aria-label={editorTexts.loading} />

type Props = {
  list: ArticleListName
  /** The article to change; without one a new one is written. */
  article?: Article
  back: ReturnType<typeof useReturnToList>
}

/** Where an article is written: a new one, or one that is there. */
export function ArticleForm({ list, article: opened, back }: Props) {
  const { texts } = articleLists[list]
  const { done, leave, leaveForNew } = back
  const form = useArticleForm(list, opened, opened ? leave : leaveForNew)
  const { article, busy, field, gone = false, stored, unsaved } = form
  const isPublished = article?.Published ?? false
  const html = useMemo(() => articleHtml(stored.Body), [stored.Body])
  const body = field('Body')
  const idle = article && !unsaved ? formTexts.nothingToSave : undefined
  const subject = useRef<HTMLInputElement>(null)

  // What had the focus while an article was read is gone.
  useEffect(() => subject.current?.focus(), [])

  return (
    <>
      <DialogForm
        form={form}
        idle={idle}
        impossible={gone}
        save={isPublished ? formTexts.save : texts.saveDraft}
        action={
          <Button
            variant="outline"
            aria-disabled={busy || gone}
            onClick={() => form.save(!isPublished)}
          >
            {isPublished ? texts.withdraw : texts.publish}
          </Button>
        }
        onSave={() => form.save(isPublished)}
        onCancel={leave}
      >
        <ArticleNotices list={list} form={form} />
        {losesParts(html) && <Notice tone="error" title={texts.loses} />}
        <TextField ref={subject} {...field('Subject')} maxLength={limits.articleSubject} required />
        <Suspense fallback={<Loading />}>
          <RichText
            key={`${form.textRound}.${form.round}`}
            id={body.id}
            label={body.label}
            html={body.value === stored.Body ? html : body.value}
            error={body.error}
            onHtml={(text) => form.type('Body', text === html ? stored.Body : text)}
          />
        </Suspense>
      </DialogForm>
      <LeaveGuard unsaved={unsaved && !gone && !done} />
    </>
  )
}
