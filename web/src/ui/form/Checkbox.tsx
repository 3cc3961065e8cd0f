import { chakra, Span } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'

// The label is the place to press: large enough for a finger, around a box of its usual size.
const Place = chakra('label', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '10',
    cursor: 'pointer',
    '&:has(:disabled)': { cursor: 'default' },
  },
})

const Box = chakra('input', {
  base: {
    boxSize: '4',
    accentColor: '{colors.accent.solid}',
    cursor: 'inherit',
    _disabled: { opacity: 0.5 },
  },
})

type Props = {
  /** Read out; the box stands beside what it is about. */
  label: string
  checked: boolean
  /** Some, but not all, of what it stands for. */
  mixed?: boolean
  disabled?: boolean
  onChange: () => void
}

export function Checkbox({ label, mixed = false, ...box }: Props) {
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed
  }, [mixed])

  return (
    <Place>
      <Box {...box} ref={input} type="checkbox" />
      <Span srOnly>{label}</Span>
    </Place>
  )
}
