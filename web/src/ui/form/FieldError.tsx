import { Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Worded } from '../Worded.tsx'

type Props = {
  /** That of the field, and `-error`. */
  id: string
  error: string | undefined
}

/**
 * A field that gets the focus is read with what is wrong with it, its description. To one that has the focus already the focus
 * does not come: then it is told by itself (WCAG 4.1.3).
 */
function Told({ id, error }: Props) {
  const [isHeld] = useState(() => `${document.activeElement?.id}-error` === id)
  return (
    <Text id={id} role={isHeld ? 'alert' : undefined} textStyle="sm" color="red.fg" mt="1.5">
      <Worded text={error ?? ''} />
    </Text>
  )
}

/** What is wrong with a field, below it. */
export const FieldError = (props: Props) => props.error !== undefined && <Told {...props} />
