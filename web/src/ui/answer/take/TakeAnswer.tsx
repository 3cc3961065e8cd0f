import { Suspense } from 'react'
import type { Source } from '../../../../../shared/contract/assistant/answer.ts'
import { lazyPart } from '../../lazyPart.ts'
import { CopyAnswer } from './CopyAnswer.tsx'
import { withSources } from './withSources.ts'

// Without it an answer can still be copied.
const TakeMenu = lazyPart(() => import('./TakeMenu.tsx'))

type Props = {
  /** The question's label. */
  title: string
  moment: Date
  text: string
  sources?: Source[] | undefined
}

/** The ways to take an answer along: copied as it looks with one press, and others behind a second. */
export const TakeAnswer = ({ title, moment, text, sources }: Props) => (
  <>
    <CopyAnswer text={text} sources={sources} />
    <Suspense>
      <TakeMenu title={title} moment={moment} text={withSources(text, sources)} />
    </Suspense>
  </>
)
