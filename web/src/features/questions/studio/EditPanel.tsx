import { Box, Grid, Stack, Text } from '@chakra-ui/react'
import { memo, useId } from 'react'
import { guarding } from '../../../../../shared/contract/assistant/personalData.ts'
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
import { useWishes } from './useWishes.ts'
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

/** What the box of a text is given. */
const boxIn =
  (id: string, { typed, errors, onChange }: Props) =>
  (name: Texts) => ({
    id: `${id}-${name}`,
    label: labels[name],
    value: typed[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })

/** Whether nothing has changed but some texts, which a part of the form does not show. */
const isSameBut =
  (...unseen: (keyof Typed)[]) =>
  (one: Props, other: Props) =>
    one.errors === other.errors &&
    one.onChange === other.onChange &&
    Object.keys({ ...one.typed, ...other.typed })
      .filter((name): name is keyof Typed => !unseen.some((text) => text === name))
      .every((name) => one.typed[name] === other.typed[name])

/** What stands below the texts: a key that is pressed in those draws nothing of it anew. */
const Choices = memo(
  function Choices({ id, ...form }: Props & { id: string }) {
    const { typed, errors, onChange } = form
    const hintId = useId()
    const { takesOf } = useProviders()
    const wishes = useWishes(typed.Wishes, (Wishes) => onChange({ Wishes }))
    const classes = (config().infoClasses ?? []).map((value) => ({ value, label: value }))
    const box = boxIn(id, form)
    return (
      <>
        <ModelChoice
          chosen={typed}
          onChoose={(chosen) => onChange({ ...chosen, Wishes: wishes.choose(takesOf(chosen)) })}
        />
        <WishFields
          wishes={typed.Wishes}
          takes={takesOf(typed)}
          errors={errors}
          onChange={wishes.change}
        />
        <Grid gap="5" templateColumns={{ base: '1fr', sm: '1fr 1fr' }} alignItems="start">
          <CategoryField {...box('Category')} />
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
            <TextArea {...box('FollowUps')} rows={3} hintId={hintId} />
            <Text id={hintId} textStyle="sm" color="fg.muted" mt="1.5">
              {questionTexts.followUpsHelp}
            </Text>
          </Box>
        </Grid>
      </>
    )
  },
  isSameBut('QuestionLabel', 'subtext', 'Question', 'Fields'),
)

/** The form of the question, which may be put into its text. */
const QuestionFields = memo(
  function QuestionFields({ id, ...form }: Props & { id: string }) {
    const box = boxIn(id, form)
    return <FieldsEditor field={box('Fields')} prompt={box('Question')} errors={form.errors} />
  },
  isSameBut('QuestionLabel', 'subtext'),
)

/** Everything that a question says of itself. */
export function EditPanel(form: Props) {
  const id = useId()
  const box = boxIn(id, form)
  return (
    <Stack gap="5">
      <TextField {...box('QuestionLabel')} required />
      <TextField {...box('subtext')} />
      <ChipArea {...box('Question')} label={texts.text} rows={10} />
      <QuestionFields id={id} {...form} />
      <Choices id={id} {...form} />
    </Stack>
  )
}
