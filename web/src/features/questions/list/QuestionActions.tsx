import { Flex, IconButton } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { questionTexts } from '../../../texts/questions.ts'
import { ShownIcon } from '../../../ui/icons.tsx'
import { DeleteIcon, EditIcon } from '../../../ui/list/listIcons.tsx'
import { Tooltip } from '../../../ui/dialog/Tooltip.tsx'

type Props = { label: string; onTest: () => void; onEdit: () => void; onDelete: () => void }

/** What can be done with a question. */
export function QuestionActions({ label, onTest, onEdit, onDelete }: Props) {
  const action = (tip: string, name: string, icon: ReactNode, act: () => void) => (
    <Tooltip text={tip} align="end">
      <IconButton
        variant="ghost"
        size="sm"
        color="inherit"
        aria-label={name}
        aria-haspopup="dialog"
        onClick={act}
      >
        {icon}
      </IconButton>
    </Tooltip>
  )
  return (
    <Flex justify="flex-end" direction={{ base: 'column', md: 'row' }} color="fg.muted">
      {action(questionTexts.testTip, questionTexts.test(label), <ShownIcon />, onTest)}
      {action(questionTexts.editTip, questionTexts.edit(label), <EditIcon />, onEdit)}
      {action(questionTexts.deleteTip, questionTexts.delete(label), <DeleteIcon />, onDelete)}
    </Flex>
  )
}
