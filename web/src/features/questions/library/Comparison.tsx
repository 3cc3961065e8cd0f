import { Box, chakra, List, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { Compared } from '../../../../../shared/contract/questions/questionLibrary.ts'
import { libraryTexts as texts } from '../../../texts/questions/library.ts'
import { Notice } from '../../../ui/message/Notice.tsx'
import { Differing } from './Differing.tsx'
import type { FileRow } from './fileCalls.ts'
import { FileDrafts } from './FileDrafts.tsx'

const Details = chakra('details', {
  base: { mt: '4', '& > summary': { cursor: 'pointer', py: '1.5', textStyle: 'label' } },
})

function Labels({ title, help, rows }: { title: string; help?: string; rows: Compared[] }) {
  const [isOpen, setOpen] = useState(false)
  if (rows.length === 0) return null
  return (
    <Details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && help !== undefined && <Text textStyle="sm">{help}</Text>}
      {isOpen && (
        <List.Root listStyle="disc" ps="4" mt="2" textStyle="sm">
          {rows.map(({ id, QuestionLabel }) => (
            <List.Item key={id} overflowWrap="anywhere">
              {QuestionLabel}
            </List.Item>
          ))}
        </List.Root>
      )}
    </Details>
  )
}

const differingIn = (rows: FileRow[]) => rows.filter(({ is }) => is === 'new' || is === 'changed')

/** In a sentence what came of it. */
export function countsOf(rows: FileRow[]): string {
  const count = { new: 0, changed: 0, same: 0, missing: 0 }
  for (const { is } of rows) count[is] += 1
  return differingIn(rows).length === 0 ? texts.nothing : texts.counts(count)
}

type Props = {
  compared: { isEdited: boolean; rows: FileRow[] }
  /** Something was taken in or published: it is compared anew. */
  onChanged: () => Promise<unknown>
}

/** How a file differs from the library: what can be taken in, what was, and what is the same. */
export function Comparison({ compared: { isEdited, rows }, onChanged }: Props) {
  const those = (what: Compared['is']) => rows.filter(({ is }) => is === what)
  const [same, missing] = [those('same'), those('missing')]
  const differing = differingIn(rows)
  return (
    <>
      {isEdited && (
        <Box mt="4">
          <Notice tone="error" title={texts.isEdited}>
            <p>{texts.isEditedHelp}</p>
          </Notice>
        </Box>
      )}
      <FileDrafts rows={differing.filter(({ Draft }) => Draft?.isSame)} onChanged={onChanged} />
      <Differing rows={differing.filter(({ Draft }) => !Draft?.isSame)} onTakenIn={onChanged} />
      <Labels title={texts.same(same.length)} rows={same} />
      <Labels title={texts.missing(missing.length)} help={texts.missingHelp} rows={missing} />
    </>
  )
}
