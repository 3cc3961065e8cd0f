import { Box, Grid, Text } from '@chakra-ui/react'
import { useId } from 'react'
import {
  degrees,
  lengths,
  type Takes,
  type Wishes,
} from '../../../../../shared/rules/questions/wishes.ts'
import { wishTexts as texts } from '../../../texts/questions/wishes.ts'
import { SelectField } from '../../../ui/form/SelectField.tsx'

type Props = {
  wishes: Wishes
  takes: Takes
  errors: Record<string, string>
  onChange: (wishes: Wishes) => void
}

/** How long answers are to be, and how the model is set: only what it can be told, and what is chosen already. */
export function WishFields({ wishes, takes, errors, onChange }: Props) {
  const id = useId()
  const known = (['effort', 'variation'] as const).filter(
    (name) => takes[name].length > 0 || wishes[name] !== undefined,
  )
  const fieldOf = (name: keyof Wishes) => ({
    label: texts.names[name],
    value: wishes[name] ?? '',
    error: errors[`Wishes.${name}`],
    hintId: `${id}-${name}`,
  })
  const hint = (name: keyof Wishes) => (
    <Text id={`${id}-${name}`} textStyle="sm" color="fg.muted" mt="1.5">
      {texts[`${name}Help`]}
    </Text>
  )
  return (
    <Grid gap="5" templateColumns={{ base: '1fr', sm: '1fr 1fr' }} alignItems="start">
      <Box>
        <SelectField
          {...fieldOf('length')}
          choices={[
            { value: '', label: texts.anyLength },
            ...lengths.map((value) => ({ value, label: texts.lengthOf(value) })),
          ]}
          onChange={({ target }) =>
            onChange({ ...wishes, length: lengths.find((one) => one === target.value) })
          }
        />
        {hint('length')}
      </Box>
      {known.map((name) => (
        <Box key={name}>
          <SelectField
            {...fieldOf(name)}
            choices={[
              { value: '', label: texts.asUsual },
              ...degrees
                .filter((value) => takes[name].includes(value) || wishes[name] === value)
                .map((value) => ({ value, label: texts.amounts[value] })),
            ]}
            onChange={({ target }) =>
              onChange({ ...wishes, [name]: degrees.find((one) => one === target.value) })
            }
          />
          {hint(name)}
        </Box>
      ))}
    </Grid>
  )
}
