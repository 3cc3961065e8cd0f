import { chakra } from '@chakra-ui/react'
import { sv } from '../../texts/sv.ts'

type Props = { title?: string; code?: number | undefined }

/** The catalogue's words and number of a fault, as small print below what tells of it. */
export function FaultNote({ title = '', code }: Props) {
  const text = `${title} ${code === undefined ? '' : sv.errorCode(code)}`.trim()
  return (
    text !== '' && (
      <chakra.p textStyle="sm" color="fg.muted" mt="2">
        {text}
      </chakra.p>
    )
  )
}
