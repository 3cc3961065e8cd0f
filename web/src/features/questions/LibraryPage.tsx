import { chakra } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { questionTexts } from '../../texts/questions.ts'
import { ListHeader } from '../../ui/list/ListHeader.tsx'
import { SearchField } from '../../ui/list/SearchField.tsx'
import { AddQuestion } from './AddQuestion.tsx'
import { type Doing, QuestionDialogs } from './QuestionDialogs.tsx'
import { questionColumns } from './questionColumns.tsx'
import { QuestionTable } from './QuestionTable.tsx'
import { ProviderFilter } from './ProviderFilter.tsx'
import { useDeleteQuestion } from './useDeleteQuestion.ts'
import { useLibrary } from './useLibrary.ts'

/** The library of prepared questions, for administrators (specification section 2, "Questions library"). */
export default function LibraryPage() {
  const library = useLibrary()
  const { list, total } = library
  const [doing, setDoing] = useState<Doing>()
  const deletion = useDeleteQuestion()
  const columns = useMemo(() => questionColumns(setDoing), [])

  return (
    <chakra.div maxWidth="80rem" mx="auto">
      <ListHeader title={questionTexts.title} action={<AddQuestion />}>
        <SearchField
          label={questionTexts.searchLabel}
          placeholder={questionTexts.search}
          term={list.search}
          onSearch={list.setSearch}
        />
        <ProviderFilter library={library} />
        <chakra.output ml={{ md: 'auto' }} textStyle="small" color="ink.muted">
          {total !== undefined && questionTexts.count(total)}
        </chakra.output>
      </ListHeader>
      <QuestionTable
        library={library}
        columns={columns}
        busy={library.busy || deletion.isPending}
      />
      <QuestionDialogs
        doing={doing}
        onClose={() => setDoing(undefined)}
        onDelete={deletion.mutate}
      />
    </chakra.div>
  )
}
