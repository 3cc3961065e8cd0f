import { chakra } from '@chakra-ui/react'
import { Worded } from '../Worded.tsx'

/** What is wrong with a field, below it. */
export const FieldError = ({ id, error }: { id: string; error: string | undefined }) =>
  error !== undefined && (
    <chakra.p id={id} textStyle="small" color="danger.ink" mt="1.5">
      <Worded text={error} />
    </chakra.p>
  )
