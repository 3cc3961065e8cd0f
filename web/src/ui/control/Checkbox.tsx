import { Checkbox as Chakra, defineSlotRecipe } from '@chakra-ui/react'

const recipe = defineSlotRecipe({
  slots: ['root', 'control', 'label'],
  base: {
    // The label is the place to press: large enough for a finger, around a box of its usual size.
    root: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      boxSize: '10',
      cursor: 'pointer',
      _disabled: { cursor: 'default' },
    },
    control: {
      pointerEvents: 'none',
      boxSize: '4',
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      borderRadius: '3px',
      bg: 'bg.panel',
      color: 'accent.contrast',
      _icon: { boxSize: 'full' },
      '&:is([data-state=checked], [data-state=indeterminate])': {
        bg: 'accent.solid',
        borderColor: 'accent.solid',
        // Where the person's own few colours replace all others, the tick is drawn in theirs.
        _highContrast: { color: 'CanvasText' },
      },
      _focusVisible: { outline: '2px solid {colors.accent.focusRing}', outlineOffset: '2px' },
      _disabled: { opacity: 0.5 },
    },
    label: { srOnly: true },
  },
})

// Who explores the screen by touch finds the box itself, not a point of one pixel.
const overAll = { inset: 0, width: '100%', height: '100%', margin: 0, clip: 'auto', opacity: 0 }

type Props = {
  /** Read out; the box stands beside what it is about. */
  label: string
  checked: boolean
  /** Some, but not all, of what it stands for. */
  mixed?: boolean
  disabled?: boolean
  onChange: () => void
}

export const Checkbox = ({ label, checked, mixed = false, disabled, onChange }: Props) => (
  <Chakra.Root
    recipe={recipe}
    checked={mixed ? 'indeterminate' : checked}
    disabled={disabled}
    onCheckedChange={onChange}
  >
    <Chakra.HiddenInput style={overAll} />
    <Chakra.Control />
    <Chakra.Label>{label}</Chakra.Label>
  </Chakra.Root>
)
