import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { trustedHtml } from '../../ui/trustedHtml.ts'
import { articleHtml } from './articleHtml.ts'
import { articleStyle } from './articleStyle.ts'

const Scroller = chakra('section', {
  base: {
    ...articleStyle,
    maxHeight: 'calc(100dvh - 17rem)',
    minHeight: '5rem',
    mx: '-1',
    px: '1',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    borderRadius: 'l1',
  },
})

type Props = { label: string; Body: string }

/** An article's text, which scrolls by itself: what can be done with it always shows. */
export function ArticleText({ label, Body }: Props) {
  const __html = useMemo(() => trustedHtml(articleHtml(Body)), [Body])
  return <Scroller aria-label={label} tabIndex={0} dangerouslySetInnerHTML={{ __html }} />
}
