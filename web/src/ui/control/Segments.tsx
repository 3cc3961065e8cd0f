import { defineSlotRecipe, SegmentGroup } from '@chakra-ui/react'

const recipe = defineSlotRecipe({
  slots: ['root', 'item', 'itemText'],
  base: {
    root: { display: 'flex', gap: '1', p: '1', borderRadius: 'l2', bg: 'bg.muted' },
    item: {
      flex: '1',
      display: 'grid',
      placeItems: 'center',
      minHeight: '9',
      px: '3',
      borderRadius: 'l1',
      color: 'fg.muted',
      cursor: 'pointer',
      _hover: { color: 'fg' },
      _checked: {
        bg: 'accent.solid',
        color: 'accent.contrast',
        _hover: { color: 'accent.contrast' },
      },
      _focusVisible: { outline: '2px solid {colors.accent.focusRing}' },
    },
    itemText: { textStyle: 'label' },
  },
})

type Props<Value extends string> = {
  /** Read out: what is chosen here. */
  label: string
  choices: readonly { value: Value; label: string }[]
  value: Value
  onChoose: (value: Value) => void
}

/** One of a few, beside each other. */
export const Segments = <Value extends string>({
  label,
  choices,
  value,
  onChoose,
}: Props<Value>) => (
  <SegmentGroup.Root
    recipe={recipe}
    aria-label={label}
    value={value}
    onValueChange={(change) => {
      const chosen = choices.find((choice) => choice.value === change.value)
      if (chosen) onChoose(chosen.value)
    }}
  >
    {choices.map((choice) => (
      <SegmentGroup.Item key={choice.value} value={choice.value}>
        <SegmentGroup.ItemText>{choice.label}</SegmentGroup.ItemText>
        <SegmentGroup.ItemHiddenInput />
      </SegmentGroup.Item>
    ))}
  </SegmentGroup.Root>
)
