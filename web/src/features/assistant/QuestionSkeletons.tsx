import { Box, chakra, Skeleton } from '@chakra-ui/react'
import { sv } from '../../texts/sv.ts'
import { cardStyle } from './QuestionCard.tsx'

const Frame = chakra('div', { base: { ...cardStyle, mb: '5' } })

/** The shape of the cards while they are being read. */
export const QuestionSkeletons = () => (
  <Box as="output" display="block" aria-label={sv.loading}>
    {[1, 2].map((card) => (
      <Frame key={card}>
        <Skeleton width="min(60%, 16rem)" height="6" />
        <Skeleton width="min(90%, 26rem)" height="4" mt="2" />
        <Skeleton width="full" height="17rem" mt="6" />
        <Skeleton width="24" height="11" mt="3" />
      </Frame>
    ))}
  </Box>
)
