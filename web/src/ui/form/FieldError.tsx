import { Text } from '@chakra-ui/react'
import { Worded } from '../Worded.tsx'

/** What is wrong with a field, below it. */
export const FieldError = ({ id, error }: { id: string; error: string | undefined }) =>
  error !== undefined && (
    <Text id={id} textStyle="sm" color="red.fg" mt="1.5">
      <Worded text={error} />
    </Text>
  )
