import { Box, Button, Flex } from '@chakra-ui/react'
import { startTransition, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { limits } from '../../../../shared/limits.ts'
import { libraryFilePage, newInStudio, studioOf } from '../../routes/studio.ts'
import { studioTexts } from '../../texts/questions/studio.ts'
import { questionTexts } from '../../texts/questions.ts'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { PagedTable } from '../../ui/list/PagedTable.tsx'
import { SearchField } from '../../ui/list/SearchField.tsx'
import { AddQuestion } from './AddQuestion.tsx'
import { Order } from './order/Order.tsx'
import { type Doing, QuestionDialogs } from './QuestionDialogs.tsx'
import { Drafts } from './list/Drafts.tsx'
import { EndingModels } from './list/EndingModels.tsx'
import { Proposals } from './proposals/Proposals.tsx'
import { questionColumns } from './list/questionColumns.tsx'
import { ProviderFilter } from './list/ProviderFilter.tsx'
import { UnreadParts } from './list/UnreadParts.tsx'
import { useDeleteQuestion } from './useDeleteQuestion.ts'
import { useHelpFigures } from './list/useHelpFigures.ts'
import { useLibrary } from './list/useLibrary.ts'

/** The library of prepared questions, for administrators (docs/requirements.md, "Question library"). */
export default function LibraryPage() {
  const library = useLibrary()
  const { list, shown } = library
  const figuresOf = useHelpFigures(shown?.rows)
  const [doing, setDoing] = useState<Doing>()
  const deletion = useDeleteQuestion()
  // A dialog of a dozen fields: the press is answered before they are made.
  const columns = useMemo(
    () =>
      questionColumns(
        (chosen) => startTransition(() => setDoing(chosen)),
        library.added,
        figuresOf,
      ),
    [library.added, figuresOf],
  )

  return (
    <Page>
      <PageHeader
        title={questionTexts.title}
        lead={questionTexts.lead}
        action={
          <Flex gap={{ base: '2', md: '3' }} wrap="wrap">
            <Button asChild variant="outline">
              <Link to={libraryFilePage}>{questionTexts.file}</Link>
            </Button>
            <Order />
            <Button asChild variant="outline">
              <Link to={studioOf(newInStudio)}>{studioTexts.open}</Link>
            </Button>
            <AddQuestion onAdded={library.show} />
          </Flex>
        }
        count={shown && questionTexts.count(shown.total)}
      >
        <SearchField
          label={questionTexts.searchLabel}
          placeholder={questionTexts.search}
          term={list.search}
          onSearch={list.setSearch}
        />
        <ProviderFilter library={library} />
      </PageHeader>
      {/* Whoever searches looks for what they find; a model that it is searched among says so, and leads to all. */}
      <Box display={list.search === '' || library.model !== undefined ? 'contents' : 'none'}>
        <EndingModels models={library.models} shown={library.model} />
      </Box>
      <Box display={list.search === '' ? 'contents' : 'none'}>
        <Proposals />
        <Drafts />
        <UnreadParts />
      </Box>
      <PagedTable
        texts={questionTexts}
        listing={library}
        columns={columns}
        nameOf={({ QuestionLabel }) => QuestionLabel}
        sizes={limits.pageSizes}
        busy={library.busy || deletion.isPending}
      />
      <QuestionDialogs
        doing={doing}
        onClose={() => setDoing(undefined)}
        onDelete={deletion.mutate}
      />
    </Page>
  )
}
