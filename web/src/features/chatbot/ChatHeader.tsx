import { Box, chakra, Heading, IconButton, Text } from '@chakra-ui/react'
import { config } from '../../api/config.ts'
import { chatTexts } from '../../texts/chat.ts'
import { sv } from '../../texts/sv.ts'
import { AssistantMark } from '../../ui/answer/AssistantMark.tsx'
import { CloseIcon } from '../../ui/screenIcons.tsx'
import { DeleteIcon } from '../../ui/list/listIcons.tsx'
import { Tooltip } from '../../ui/dialog/Tooltip.tsx'

const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    flexShrink: 0,
    pl: '5',
    pr: '3',
    py: '3',
    bg: 'deep',
    color: 'deep.ink',
    '& button': {
      color: 'deep.ink',
      _hover: { bg: 'deep.line' },
      _focusVisible: { outlineColor: 'deep.ink' },
    },
  },
})

type Props = { titleId: string; empty: boolean; onClear: () => void; onClose: () => void }

export function ChatHeader({ titleId, empty, onClear, onClose }: Props) {
  const { productName, assistantName } = config()
  return (
    <Bar>
      <AssistantMark width="9" />
      <Box flex="1" minWidth="0">
        <Heading as="h2" id={titleId} textStyle="heading" truncate>
          {productName}
        </Heading>
        <Text textStyle="sm" color="deep.muted">
          {chatTexts.subtitle(assistantName)}
        </Text>
      </Box>
      {!empty && (
        <Tooltip text={chatTexts.clear} align="end">
          <IconButton variant="ghost" size="sm" aria-label={chatTexts.clear} onClick={onClear}>
            <DeleteIcon />
          </IconButton>
        </Tooltip>
      )}
      <IconButton variant="ghost" size="sm" aria-label={sv.close} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </Bar>
  )
}
