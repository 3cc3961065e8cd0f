import { questionTexts } from '../../texts/questions.ts'
import { SelectField } from '../../ui/form/SelectField.tsx'
import type { EditForm } from './useEditQuestion.ts'
import { nameOfModel, useProviders } from './useProviders.ts'

/** Who answers a question: the provider, and one of its models. What the question has now can always stay. */
export function ModelFields({ form }: { form: EditForm }) {
  const { providers, failed, modelsOf, modelName, nameOf } = useProviders()
  const { field, question, stored } = form
  const { AImodule, GPTV } = form.values
  const provider = field('AImodule')
  const models = modelsOf(AImodule).map((model) => ({
    value: model.GPTV,
    label: nameOfModel(model),
  }))
  const isListed = models.some(({ value }) => value === GPTV)

  const choices = providers.map(({ AImodule: value, name, configured }) => ({
    value,
    label: configured ? name : questionTexts.notConfigured(name),
    disabled: !configured && value !== stored.AImodule,
  }))

  function choose(chosen: string) {
    const [first] = modelsOf(chosen)
    const model = chosen === stored.AImodule ? stored.GPTV : first?.GPTV
    form.type('AImodule', chosen)
    if (model !== undefined) form.type('GPTV', model)
  }

  return (
    <>
      <SelectField
        {...provider}
        choices={
          choices.length > 0
            ? choices
            : [{ value: stored.AImodule, label: nameOf(question.AImodule) }]
        }
        error={failed ? questionTexts.providersFailed : provider.error}
        onChange={({ target }) => choose(target.value)}
      />
      <SelectField
        {...field('GPTV')}
        choices={isListed ? models : [{ value: GPTV, label: modelName(AImodule, GPTV) }, ...models]}
      />
    </>
  )
}
