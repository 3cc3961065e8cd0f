import { questionTexts } from '../../texts/questions.ts'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { labelOf } from './questionFields.ts'
import type { EditForm } from './useEditQuestion.ts'
import { useProviders } from './useProviders.ts'

const { fields, notConfigured } = questionTexts

/** Who answers a question: the provider, and one of its models. What the question has now can always stay. */
export function ModelFields({ form }: { form: EditForm }) {
  const { providers, failed, modelsOf, nameOf } = useProviders()
  const { question, stored, wrong } = form
  const AImodule = form.textOf('AImodule')
  const GPTV = form.textOf('GPTV')
  const models = modelsOf(AImodule).map((model) => ({ value: model.GPTV, label: model.name }))
  const isListed = models.some(({ value }) => value === GPTV)

  const choices = providers.map(({ AImodule: value, name, configured }) => ({
    value,
    label: configured ? name : notConfigured(name),
    disabled: !configured && value !== stored.AImodule,
  }))

  function choose(provider: string) {
    const [first] = modelsOf(provider)
    const model = provider === stored.AImodule ? stored.GPTV : first?.GPTV
    form.type({ AImodule: provider, ...(model !== undefined && { GPTV: model }) })
  }

  return (
    <>
      <SelectField
        label={fields.AImodule}
        choices={
          choices.length > 0
            ? choices
            : [{ value: stored.AImodule, label: nameOf(question.AImodule) }]
        }
        value={AImodule}
        error={failed ? questionTexts.providersFailed : wrong['AImodule']}
        onValue={choose}
      />
      <SelectField
        label={labelOf('GPTV', AImodule)}
        choices={isListed ? models : [{ value: GPTV, label: GPTV }, ...models]}
        value={GPTV}
        error={wrong['GPTV']}
        onValue={(model) => form.type({ GPTV: model })}
      />
    </>
  )
}
