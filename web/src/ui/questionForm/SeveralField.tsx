import { chakra, Flex } from '@chakra-ui/react'
import { FieldError } from '../form/FieldError.tsx'
import { errorProps } from '../form/Field.tsx'

const Legend = chakra('legend', { base: { textStyle: 'label', mb: '1.5' } })

const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '10',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
})

const Box = chakra('input', { base: { boxSize: '4', flexShrink: 0, accentColor: 'accent.solid' } })

type Props = {
  /** Of the first choice, where a way to the field leads. */
  id: string
  label: string
  choices: readonly string[]
  chosen: readonly string[]
  error: string | undefined
  hintId: string | undefined
  onChoose: (chosen: string[]) => void
}

/** Several of a few choices, each with its box. */
export function SeveralField({ id, label, choices, chosen, error, hintId, onChoose }: Props) {
  const choose = (choice: string, isChosen: boolean) =>
    onChoose(choices.filter((one) => (one === choice ? isChosen : chosen.includes(one))))
  return (
    <fieldset aria-describedby={errorProps(id, error, hintId)['aria-describedby']}>
      <Legend>{label}</Legend>
      <Flex wrap="wrap" columnGap="5">
        {choices.map((choice, at) => (
          <Choice key={choice}>
            <Box
              id={at === 0 ? id : undefined}
              type="checkbox"
              checked={chosen.includes(choice)}
              aria-invalid={error === undefined ? undefined : true}
              onChange={({ target }) => choose(choice, target.checked)}
            />
            {choice}
          </Choice>
        ))}
      </Flex>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
