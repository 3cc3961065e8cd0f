import { Box, Button, chakra, Flex, IconButton, Span } from '@chakra-ui/react'
import { useState } from 'react'
import type { QuestionField } from '../../../../../shared/rules/questions/fields.ts'
import { fieldEditorTexts as texts } from '../../../texts/questions/fieldEditor.ts'
import { DeleteIcon } from '../../../ui/list/listIcons.tsx'
import { DownArrowIcon, UpArrowIcon } from '../../../ui/screenIcons.tsx'
import { FieldParts } from './FieldParts.tsx'

const Row = chakra('li', {
  base: { p: '3', borderWidth: '1px', borderColor: 'border', borderRadius: 'l2' },
})

const Details = chakra('details', {
  base: { '& summary': { cursor: 'pointer', py: '1.5', overflowWrap: 'anywhere' } },
})

type Props = {
  field: QuestionField
  number: number
  isLast: boolean
  isUsed: boolean
  /** It was added a moment ago. */
  isNew: boolean
  /** Something is wrong with one of its parts. */
  isWrong: boolean
  errorOf: (part: string) => string | undefined
  onChange: (changes: Partial<QuestionField>) => void
  onInsert: () => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** A field of a question's form: what it is, and behind its name everything else. */
export function FieldRow(props: Props) {
  const { field, number, isLast, isUsed, isNew, isWrong, errorOf, onChange } = props
  const { onInsert, onMove, onRemove } = props
  const [isOpen, setOpen] = useState(isNew)
  const isShown = isOpen || isWrong
  const name = field.label.trim() === '' ? texts.nameless(number) : field.label
  return (
    <Row>
      <Details open={isShown} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <strong>{name}</strong>{' '}
          <Span textStyle="sm" color="fg.muted">
            {texts.kinds[field.kind]}. {isUsed ? texts.used : texts.unused}
          </Span>
        </summary>
        {isShown && <FieldParts field={field} errorOf={errorOf} onChange={onChange} />}
      </Details>
      <Flex gap="1" mt="2" align="center" wrap="wrap">
        <Button
          size="sm"
          variant="outline"
          aria-label={texts.insertOne(name)}
          aria-disabled={field.label.trim() === ''}
          onClick={onInsert}
        >
          {texts.insert}
        </Button>
        <Box flex="1" />
        <IconButton
          size="sm"
          variant="ghost"
          aria-label={texts.up(name)}
          aria-disabled={number === 1}
          onClick={() => onMove(-1)}
        >
          <UpArrowIcon />
        </IconButton>
        <IconButton
          size="sm"
          variant="ghost"
          aria-label={texts.down(name)}
          aria-disabled={isLast}
          onClick={() => onMove(1)}
        >
          <DownArrowIcon />
        </IconButton>
        <IconButton size="sm" variant="ghost" aria-label={texts.remove(name)} onClick={onRemove}>
          <DeleteIcon />
        </IconButton>
      </Flex>
    </Row>
  )
}
