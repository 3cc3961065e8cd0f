import { chakra } from '@chakra-ui/react'
import { personTexts } from '../../texts/shell.ts'
import { chooseAppearance, useAppearance } from '../theme/appearance.ts'
import { appearances } from '../theme/chosenAppearance.ts'

const Group = chakra('fieldset', {
  base: {
    display: 'flex',
    gap: '1',
    p: '1',
    mx: '1',
    my: '2',
    borderRadius: 'l2',
    bg: 'bg.muted',
  },
})

const Option = chakra('label', {
  base: {
    flex: '1',
    display: 'grid',
    placeItems: 'center',
    minHeight: '8',
    borderRadius: 'l1',
    textStyle: 'sm',
    color: 'fg.muted',
    cursor: 'pointer',
    '&:has(:checked)': { bg: 'bg.panel', color: 'fg', boxShadow: 'xs', fontWeight: '600' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.accent.focusRing}' },
    _hover: { color: 'fg' },
  },
})

/** Light, dark, or as the system has it. */
export function AppearanceChoice() {
  const now = useAppearance()
  return (
    <Group>
      <chakra.legend srOnly>{personTexts.appearance}</chakra.legend>
      {appearances.map((appearance) => (
        <Option key={appearance}>
          <chakra.input
            srOnly
            type="radio"
            name="appearance"
            checked={appearance === now}
            onChange={() => chooseAppearance(appearance)}
          />
          {personTexts.appearances[appearance]}
        </Option>
      ))}
    </Group>
  )
}
