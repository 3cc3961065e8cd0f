import { Box } from '@chakra-ui/react'
import { type ComponentProps, lazy, Suspense } from 'react'

const load = () => import('../control/Checkbox.tsx')
const Checkbox = lazy(() => load().then((module) => ({ default: module.Checkbox })))

/** Chooses a row, or all of them. Tables without it load no control; its place is there before it is. */
export const SelectBox = (props: ComponentProps<typeof Checkbox>) => (
  <Suspense fallback={<Box boxSize="10" />}>
    <Checkbox {...props} />
  </Suspense>
)
