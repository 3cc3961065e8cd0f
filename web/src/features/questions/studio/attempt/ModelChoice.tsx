import { Grid } from '@chakra-ui/react'
import { useRef } from 'react'
import { aiModule, type AiModule } from '../../../../../../shared/contract/assistant/aiModule.ts'
import { questionTexts } from '../../../../texts/questions.ts'
import { studioTexts as texts } from '../../../../texts/questions/studio.ts'
import { SelectField } from '../../../../ui/form/SelectField.tsx'
import { nameOfModel, useProviders } from '../../useProviders.ts'

export type Chosen = { AImodule: AiModule; GPTV: string }

type Props = { chosen: Chosen; onChoose: (chosen: Chosen) => void }

/** Who answers a question: the provider, and one of its models. */
export function ModelChoice({ chosen: { AImodule, GPTV }, onChoose }: Props) {
  const { providers, failed, modelsOf, modelName, nameOf } = useProviders()
  // The arrow keys pass through services: coming back, one finds the model that was chosen there.
  const passed = useRef<Partial<Record<AiModule, string>>>({})
  const models = modelsOf(AImodule).map((one) => ({ value: one.GPTV, label: nameOfModel(one) }))
  const isListed = GPTV === '' || models.some(({ value }) => value === GPTV)
  const services = providers.map(({ AImodule: value, name, configured }) => ({
    value,
    label: configured ? name : questionTexts.notConfigured(name),
    disabled: !configured && value !== AImodule,
  }))

  function chooseService(value: string) {
    const next = aiModule.options.find((one) => one === value)
    if (!next) return
    passed.current[AImodule] = GPTV
    onChoose({ AImodule: next, GPTV: passed.current[next] ?? modelsOf(next)[0]?.GPTV ?? '' })
  }

  return (
    <Grid gap="5" templateColumns={{ base: '1fr', sm: '1fr 1.7fr' }} alignItems="start">
      <SelectField
        label={questionTexts.fields.AImodule}
        value={AImodule}
        choices={services.length > 0 ? services : [{ value: AImodule, label: nameOf(AImodule) }]}
        error={failed ? questionTexts.providersFailed : undefined}
        onChange={({ target }) => chooseService(target.value)}
      />
      <SelectField
        label={texts.model}
        value={GPTV}
        choices={[
          ...(isListed ? [] : [{ value: GPTV, label: modelName(AImodule, GPTV) }]),
          ...(GPTV === '' ? [{ value: '', label: texts.noModel }] : []),
          ...models,
        ]}
        onChange={({ target }) => onChoose({ AImodule, GPTV: target.value })}
      />
    </Grid>
  )
}
