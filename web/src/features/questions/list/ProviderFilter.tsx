import {
  additionalModules,
  type AiModule,
  aiModule,
} from '../../../../../shared/contract/assistant/aiModule.ts'
import { listTexts } from '../../../texts/lists.ts'
import { questionTexts } from '../../../texts/questions.ts'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { providerFilter, type useLibrary } from './useLibrary.ts'
import { useProviders } from '../useProviders.ts'

/** Restricts the library to the questions of one provider. */
export function ProviderFilter({ library }: { library: ReturnType<typeof useLibrary> }) {
  const { providers, nameOf } = useProviders()
  const isThere = (module: AiModule) =>
    !additionalModules.some((one) => one === module) ||
    providers.some(({ AImodule }) => AImodule === module)
  return (
    <SelectField
      compact
      label={questionTexts.provider}
      choices={[
        { value: '', label: listTexts.all },
        ...aiModule.options.filter(isThere).map((value) => ({ value, label: nameOf(value) })),
      ]}
      value={library.provider ?? ''}
      onChange={({ target }) => library.list.setFilter(providerFilter, target.value)}
    />
  )
}
