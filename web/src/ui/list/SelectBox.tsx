import { Box } from '@chakra-ui/react'
import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '../lazyPart.ts'

const load = () => import('../control/Checkbox.tsx')
const Place = () => <Box boxSize="10" />
const Checkbox = lazyPart(() => load().then((module) => ({ default: module.Checkbox })), Place)

/**
 * Chooses a row, or all of them. Tables without it load no control; its place is there before it is, and stays empty where it
 * could not be loaded.
 */
export const SelectBox = (props: ComponentProps<typeof Checkbox>) => (
  <Suspense fallback={<Place />}>
    <Checkbox {...props} />
  </Suspense>
)
