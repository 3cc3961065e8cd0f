import { Box } from '@chakra-ui/react'
import { type ComponentProps, Suspense } from 'react'
import type { Checkbox as Control } from '../control/Checkbox.tsx'
import { lazyPart } from '../lazyPart.ts'

type Props = ComponentProps<typeof Control>

const Place = () => <Box boxSize="10" />

const Checkbox = lazyPart<Props>(
  () => import('../control/Checkbox.tsx').then((module) => ({ default: module.Checkbox })),
  Place,
)

/**
 * Chooses a row, or all of them. Tables without it load no control; its place is there before it is, and stays empty where it
 * could not be loaded.
 */
export const SelectBox = (props: Props) => (
  <Suspense fallback={<Place />}>
    <Checkbox {...props} />
  </Suspense>
)
