import { chakra } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { libraryTexts as texts } from '../../../texts/questions/library.ts'
import { MoreButton } from '../../../ui/list/MoreButton.tsx'

const List = chakra('ul', { base: { listStyle: 'none', display: 'grid', gap: '3', mt: '3' } })

/** As many as somebody looks through at a time. */
const step = 50

type Props<T> = { rows: readonly T[]; children: (row: T) => ReactNode }

/** The first rows of a long list, and the next ones when they are asked for. */
export function Some<T>({ rows, children }: Props<T>) {
  const [shown, setShown] = useState(step)
  return (
    <>
      <List>{rows.slice(0, shown).map(children)}</List>
      {rows.length > shown && (
        <MoreButton mt="3" size="sm" onMore={() => setShown(shown + step)}>
          {texts.more(Math.min(step, rows.length - shown), rows.length - shown)}
        </MoreButton>
      )}
    </>
  )
}
