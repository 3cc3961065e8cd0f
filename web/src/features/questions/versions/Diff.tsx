import { chakra, Span } from '@chakra-ui/react'
import { useMemo } from 'react'
import { versionTexts as texts } from '../../../texts/questions/versions.ts'
import { changedParts } from './changedParts.ts'

const Text = chakra('section', {
  base: {
    mt: '2',
    p: '3',
    maxHeight: '16rem',
    overflow: 'auto',
    bg: 'bg.muted',
    borderRadius: 'l2',
    textStyle: 'sm',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    // Neither is told by colour alone.
    '& ins': { fontWeight: '600', textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& del': { color: 'fg.muted', textDecoration: 'line-through' },
  },
})

type Props = { before: string; after: string; label: string }

/** How a text became another one, word by word. */
export function Diff({ before, after, label }: Props) {
  const parts = useMemo(() => changedParts(before, after), [before, after])
  return (
    <Text tabIndex={0} aria-label={label}>
      {parts.map(({ value, added, removed }, at) => {
        const key = `${at} ${value}`
        if (!added && !removed) return <span key={key}>{value}</span>
        return (
          <Span key={key}>
            <Span srOnly>{` [${added ? texts.added : texts.removed}:] `}</Span>
            {added ? <ins>{value}</ins> : <del>{value}</del>}
          </Span>
        )
      })}
    </Text>
  )
}
