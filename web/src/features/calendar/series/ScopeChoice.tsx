import { Text } from '@chakra-ui/react'
import { useId } from 'react'
import { type Scope, scopes } from '../../../../../shared/rules/calendar/scopes.ts'
import { seriesTexts as texts } from '../../../texts/calendar/series.ts'
import { SelectField } from '../../../ui/form/SelectField.tsx'

const choices = scopes.map((value) => ({ value, label: texts.scopes[value] }))

type Props = { scope: Scope; onScope: (scope: Scope) => void }

/** Which bookings of a series are changed or taken away. */
export function ScopeChoice({ scope, onScope }: Props) {
  const hintId = useId()
  return (
    <div>
      <SelectField
        label={texts.scope}
        choices={choices}
        value={scope}
        hintId={hintId}
        onChange={({ target }) => {
          const chosen = scopes.find((one) => one === target.value)
          if (chosen) onScope(chosen)
        }}
      />
      <Text id={hintId} mt="1.5" textStyle="sm" color="fg.muted">
        {texts.scopeHelp}
      </Text>
    </div>
  )
}
