import { Box, chakra, Heading, List, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { Compared } from '../../../../../shared/contract/questions/questionLibrary.ts'
import { libraryTexts as texts } from '../../../texts/questions/library.ts'
import { Notice } from '../../../ui/message/Notice.tsx'
import { Differing } from './Differing.tsx'
import type { FileRow } from './fileCalls.ts'
import { FileDrafts } from './FileDrafts.tsx'

const Counts = chakra('output', { base: { display: 'block', mt: '1' } })

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

type Props = {
  file: { name: string }
  compared: { isEdited: boolean; rows: FileRow[] }
  /** Something was taken in or published: it is compared anew. */
  onChanged: () => Promise<unknown>
}

/** How a file differs from the library: what can be taken in, what was, and what is the same. */
export function Comparison({ file, compared: { isEdited, rows }, onChanged }: Props) {
  const those = (what: Compared['is']) => rows.filter(({ is }) => is === what)
  const [isNew, changed, same, missing] = [
    those('new'),
    those('changed'),
    those('same'),
    those('missing'),
  ]
  const differing = rows.filter(({ is }) => is === 'new' || is === 'changed')
  const count = {
    new: isNew.length,
    changed: changed.length,
    same: same.length,
    missing: missing.length,
  }
  return (
    <Box mt="6">
      <Heading as="h2" textStyle="heading" overflowWrap="anywhere">
        {texts.compared(file.name)}
      </Heading>
      <Counts>{differing.length === 0 ? texts.nothing : texts.counts(count)}</Counts>
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
    </Box>
  )
}
