import { chakra, Heading, Skeleton, Text } from '@chakra-ui/react'
import { Card } from '../../ui/Card.tsx'
import { Worded } from '../../ui/Worded.tsx'

const Figure = chakra('p', {
  base: { fontVariantNumeric: 'tabular-nums', mt: '1', overflowWrap: 'anywhere' },
  variants: {
    size: {
      lg: { textStyle: 'display' },
      // A question's label instead of a number.
      md: { textStyle: 'heading', lineClamp: '1' },
      sm: { textStyle: 'title' },
    },
  },
})

type Props = {
  title: string
  /** Undefined until it is known. */
  figure: string | undefined
  note?: string | undefined
  size?: 'lg' | 'md' | 'sm'
}

/** One figure with its name. */
export const TotalCard = ({ title, figure, note, size = 'lg' }: Props) => (
  <Card aria-label={title} size="md">
    <Heading as="h2" textStyle="label" color="fg.muted">
      <Worded text={title} />
    </Heading>
    <Figure size={size}>
      {figure ?? <Skeleton as="span" display="block" height="1lh" width="50%" />}
    </Figure>
    {note !== undefined && (
      <Text textStyle="sm" color="fg.muted" mt="1">
        {note}
      </Text>
    )}
  </Card>
)
