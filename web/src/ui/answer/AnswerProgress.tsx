import { Box, chakra, Skeleton } from '@chakra-ui/react'
import { config } from '../../api/config.ts'
import { cardTexts } from '../../texts/assistant/card.ts'
import { boxHeight } from './boxHeight.ts'

/** A band that runs along the upper edge for as long as nobody knows how long it takes. */
export const ProgressBand = () => (
  <Box position="absolute" insetX="0" top="0" height="3px" overflow="hidden">
    <Box width="40%" height="full" bg="accent.solid" animation="pass 1.4s ease-in-out infinite" />
  </Box>
)

const Frame = chakra('div', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    flex: '1',
    minHeight: boxHeight,
    p: '5',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l2',
  },
})

/** In the answer's place until its first word comes. */
export const AnswerProgress = () => (
  <Frame>
    <chakra.progress srOnly aria-label={cardTexts.waiting(config().assistantName)} />
    <ProgressBand />
    <Skeleton width="92%" height="3.5" />
    <Skeleton width="84%" height="3.5" mt="3" />
    <Skeleton width="64%" height="3.5" mt="3" />
  </Frame>
)
