import type { Source } from '../../../../../shared/contract/assistant/answer.ts'
import { CopyButton } from '../CopyButton.tsx'
import { copyFormatted } from './copying.ts'
import { withSources } from './withSources.ts'

type Props = { text: string; sources?: Source[] | undefined; quiet?: boolean }

/** Copies an answer so that it can be pasted as it looks, with its sources. */
export const CopyAnswer = ({ text, sources, quiet = false }: Props) => (
  <CopyButton text={withSources(text, sources)} quiet={quiet} write={copyFormatted} />
)
