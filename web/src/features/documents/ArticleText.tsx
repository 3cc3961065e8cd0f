import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { trustedHtml } from '../../ui/trustedHtml.ts'
import { articleHtml } from './articleHtml.ts'
import { articleStyle } from './articleStyle.ts'

const Text = chakra('article', {
  base: {
    ...articleStyle,
    maxWidth: '44rem',
    p: { base: '5', md: '8' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l3',
    boxShadow: 'xs',
    _print: { p: '0', maxWidth: 'none', borderWidth: '0', boxShadow: 'none' },
  },
})

type Props = { label: string; Body: string }

/** An article's text. */
export function ArticleText({ label, Body }: Props) {
  const __html = useMemo(() => trustedHtml(articleHtml(Body)), [Body])
  return <Text aria-label={label} dangerouslySetInnerHTML={{ __html }} />
}
