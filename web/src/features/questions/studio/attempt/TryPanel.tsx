import { Box, Button, Flex, Grid, Heading, Text } from '@chakra-ui/react'
import { type FormEvent, memo, useId, useRef, useState } from 'react'
import { questionLimits } from '../../../../../../shared/questionLimits.ts'
import { fittingValues } from '../../../../../../shared/rules/questions/fields.ts'
import { newInStudio } from '../../../../routes/studio.ts'
import { questionTexts } from '../../../../texts/questions.ts'
import { studioTexts as texts } from '../../../../texts/questions/studio.ts'
import { preloadMarkdown } from '../../../../ui/answer/MarkdownText.tsx'
import { SelectField } from '../../../../ui/form/SelectField.tsx'
import { useFieldForm } from '../../../../ui/questionForm/useFieldForm.ts'
import { whereLineOf } from '../../../../ui/whereTo.ts'
import { fieldsIn, sentFields } from '../../fields/fieldsText.ts'
import { renamed, underNewKey } from '../../fields/renamed.ts'
import { TestInput } from '../../test/TestInput.tsx'
import { useTrying } from '../../test/useTrying.ts'
import { nameOfModel, useProviders } from '../../useProviders.ts'
import type { Chosen } from './ModelChoice.tsx'
import { type Tried, TryAnswer } from './TryAnswer.tsx'
import type { DraftInWork } from '../draft/useDraft.ts'

const keyOf = ({ AImodule, GPTV }: Chosen): string => `${AImodule} ${GPTV}`

type Props = Pick<DraftInWork, 'typed' | 'seen' | 'save'> & {
  /** The question's id, once it has one. */
  known: string | undefined
}

/** What staff will see of the question, as it is typed; it is tried there, on its own model and on others beside it. */
export const TryPanel = memo(function TryPanel({ typed, known: id, seen, save }: Props) {
  const { providers, modelName, nameOf } = useProviders()
  const [others, setOthers] = useState<Chosen[]>([])
  const [wanted, setWanted] = useState('')
  const { text, setText, values, setValues } = useTrying(id ?? newInStudio)
  const [tried, setTried] = useState<Tried>({ time: 0, id: '', FBody: '', values: {} })
  const [invalid, setInvalid] = useState(false)
  const input = useRef<HTMLTextAreaElement>(null)
  const answers = useRef<HTMLDivElement>(null)
  const headingId = useId()
  const fields = sentFields(typed.Fields).filter(({ key, label }) => key !== '' && label !== '')
  const [drawn, setDrawn] = useState(typed.Fields)
  if (drawn !== typed.Fields) {
    const key = renamed(fieldsIn(drawn), fieldsIn(typed.Fields))
    setDrawn(typed.Fields)
    if (key) setValues(underNewKey(values, key))
  }
  const known = fittingValues(values, fields)
  const form = useFieldForm({
    fields,
    values: known,
    // A field without its heading for a moment is not shown, and comes back with its value.
    onValues: (filled) => setValues({ ...values, ...filled }),
  })
  const own = { AImodule: typed.AImodule, GPTV: typed.GPTV }
  const beside = [own, ...others.filter((one) => keyOf(one) !== keyOf(own))]
  const nameIn = ({ AImodule, GPTV }: Chosen) =>
    questionTexts.model(nameOf(AImodule), modelName(AImodule, GPTV))

  const offered = providers
    .filter(({ configured }) => configured)
    .flatMap(({ AImodule, models }) =>
      models.map((model) => ({ chosen: { AImodule, GPTV: model.GPTV }, name: nameOfModel(model) })),
    )
    .filter(({ chosen }) => !beside.some((one) => keyOf(one) === keyOf(chosen)))

  async function send(event?: FormEvent) {
    event?.preventDefault()
    if (fields.length > 0 && !form.check()) return
    const isEmpty = fields.length === 0 && text.trim() === ''
    setInvalid(isEmpty)
    if (isEmpty) {
      input.current?.focus()
      return
    }
    preloadMarkdown()
    if (!(await save({ anyway: true }))) return
    setTried({ time: tried.time + 1, id: seen.current.id ?? '', FBody: text, values: known })
  }

  /** Once it is drawn: what was used may be gone. Whoever has gone on is not called back. */
  const focusAnswer = (at: number) =>
    requestAnimationFrame(() => {
      const isLost = document.activeElement === document.body
      if (isLost) answers.current?.querySelectorAll('h3')[at]?.focus()
    })

  function add() {
    const found = offered.find(({ chosen }) => keyOf(chosen) === wanted)
    if (!found) return
    setOthers([...others, found.chosen])
    setWanted('')
    const isLast = beside.length + 1 === questionLimits.modelsBeside || offered.length === 1
    if (isLast) focusAnswer(beside.length)
  }

  function remove(chosen: Chosen, at: number) {
    setOthers(others.filter((one) => keyOf(one) !== keyOf(chosen)))
    focusAnswer(at - 1)
  }

  const where = whereLineOf({ AImodule: typed.AImodule, InfoClass: typed.InfoClass || undefined })
  return (
    <section aria-labelledby={headingId}>
      <Text textStyle="sm" color="fg.muted" id={headingId}>
        {texts.preview}
      </Text>
      <Box mt="2" p="4" bg="bg.panel" borderWidth="1px" borderColor="border" borderRadius="l3">
        <Heading as="h2" textStyle="heading" overflowWrap="anywhere">
          {typed.QuestionLabel.trim() === '' ? texts.nameless : typed.QuestionLabel}
        </Heading>
        {typed.subtext !== '' && (
          <Text mt="1" color="fg.muted" overflowWrap="anywhere">
            {typed.subtext}
          </Text>
        )}
        {where !== undefined && (
          <Text mt="1" mb="4" textStyle="sm" color="fg.muted">
            {where}
          </Text>
        )}
        <TestInput
          ref={input}
          form={fields.length > 0 ? form : undefined}
          text={text}
          busy={false}
          error={invalid && text.trim() === '' ? questionTexts.invalidInput : undefined}
          onText={setText}
          onSend={(event) => void send(event)}
        />
      </Box>
      <Grid ref={answers} gap="4" mt="5" templateColumns={{ base: 'minmax(0, 1fr)' }}>
        {beside.map((chosen, at) => (
          <TryAnswer
            key={keyOf(chosen)}
            tried={tried}
            chosen={chosen}
            name={nameIn(chosen)}
            label={typed.QuestionLabel}
            input={input}
            onRemove={at === 0 ? undefined : () => remove(chosen, at)}
          />
        ))}
        {beside.length < questionLimits.modelsBeside && offered.length > 0 && (
          // By keyboard a list that is closed goes through its choices: none of them is asked, and paid for, by the way.
          <Flex align="end" wrap="wrap" gap="3" css={{ '& > div': { flex: '1 1 12rem' } }}>
            <SelectField
              label={texts.beside}
              value={wanted}
              choices={[
                { value: '', label: texts.noModel },
                ...offered.map(({ chosen, name }) => ({
                  value: keyOf(chosen),
                  label: questionTexts.model(nameOf(chosen.AImodule), name),
                })),
              ]}
              onChange={({ target }) => setWanted(target.value)}
            />
            <Button variant="outline" aria-disabled={wanted === ''} onClick={add}>
              {texts.addModel}
            </Button>
          </Flex>
        )}
      </Grid>
    </section>
  )
})
