import { personTexts } from '../../texts/shell.ts'
import { Segments } from '../../ui/control/Segments.tsx'
import { chooseAppearance, useAppearance } from '../theme/appearance.ts'
import { appearances } from '../theme/chosenAppearance.ts'

const choices = appearances.map((value) => ({ value, label: personTexts.appearances[value] }))

/** Light, dark, or as the system has it. */
export default function AppearanceChoice() {
  return (
    <Segments
      label={personTexts.appearance}
      choices={choices}
      value={useAppearance()}
      onChoose={chooseAppearance}
    />
  )
}
