import { Box, Grid, Stack, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { guarding } from '../../../../../shared/contract/assistant/personalData.ts'
import { takenBy } from '../../../../../shared/rules/questions/wishes.ts'
import { config } from '../../../api/config.ts'
import { questionTexts } from '../../../texts/questions.ts'
import { studioTexts as texts } from '../../../texts/questions/studio.ts'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { CategoryField } from '../CategoryField.tsx'
import { FieldsEditor } from '../fields/FieldsEditor.tsx'
import { useProviders } from '../useProviders.ts'
import { ChipArea } from './ChipArea.tsx'
import { ModelChoice } from './attempt/ModelChoice.tsx'
import type { Typed } from './draft/typed.ts'
import { WishFields } from './WishFields.tsx'

const { fields: labels } = questionTexts

const guardings = guarding.options.map((value) => ({ value, label: questionTexts.guarding[value] }))

type Texts = 'QuestionLabel' | 'Question' | 'subtext' | 'Category' | 'FollowUps' | 'Fields'

type Props = {
  typed: Typed
  /** What was wrong when it was last run or published, by the fields' names. */
  errors: Record<string, string>
  onChange: (part: Partial<Typed>) => void
}

/** Everything that a question says of itself. */
export function EditPanel({ typed, errors, onChange }: Props) {
  const id = useId()
  const hintId = useId()
  const { takesOf } = useProviders()
  const classes = (config().infoClasses ?? []).map((value) => ({ value, label: value }))
  const field = (name: Texts) => ({
    id: `${id}-${name}`,
    label: labels[name],
    value: typed[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })

  return (
    <Stack gap="5">
      <TextField {...field('QuestionLabel')} required />
      <TextField {...field('subtext')} />
      <ChipArea {...field('Question')} label={texts.text} rows={10} />
      <FieldsEditor field={field('Fields')} prompt={field('Question')} errors={errors} />
      <ModelChoice
        chosen={typed}
        onChoose={(chosen) =>
          onChange({ ...chosen, Wishes: takenBy(typed.Wishes, takesOf(chosen)) ?? {} })
        }
      />
      <WishFields
        wishes={typed.Wishes}
        takes={takesOf(typed)}
        errors={errors}
        onChange={(Wishes) => onChange({ Wishes })}
      />
      <Grid gap="5" templateColumns={{ base: '1fr', sm: '1fr 1fr' }} alignItems="start">
        <CategoryField {...field('Category')} />
        <SelectField
          label={labels.PersonalData}
          value={typed.PersonalData}
          choices={guardings}
          onChange={({ target }) => {
            const chosen = guarding.options.find((one) => one === target.value)
            if (chosen) onChange({ PersonalData: chosen })
          }}
        />
        {classes.length > 0 && (
          <SelectField
            label={labels.InfoClass}
            value={typed.InfoClass}
            choices={classes}
            error={errors['InfoClass']}
            onChange={({ target }) => onChange({ InfoClass: target.value })}
          />
        )}
        <Box>
          <TextArea {...field('FollowUps')} rows={3} hintId={hintId} />
          <Text id={hintId} textStyle="sm" color="fg.muted" mt="1.5">
            {questionTexts.followUpsHelp}
          </Text>
        </Box>
      </Grid>
    </Stack>
  )
}
