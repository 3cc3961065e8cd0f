import { Button, chakra, Flex, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { OwnAnswer } from '../../../../shared/contract/assistant/ownAnswer.ts'
import { isAdmin } from '../../../../shared/rules/permissions.ts'
import { config } from '../../api/config.ts'
import { useUser } from '../../api/session/currentUser.ts'
import { questionsOf } from '../../routes/paths.ts'
import { ownAnswerTexts as texts } from '../../texts/assistant.ts'
import { cardTexts } from '../../texts/assistant/card.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { MoreButton } from '../../ui/list/MoreButton.tsx'
import { SearchField } from '../../ui/list/SearchField.tsx'
import { EmptyState } from '../../ui/message/EmptyState.tsx'
import { ReadFailed } from '../../ui/message/ReadFailed.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { focusTitle } from '../../ui/Title.tsx'
import { AnswerRow } from './AnswerRow.tsx'
import { SaveAll } from './SaveAll.tsx'
import { useAnswerList } from './useAnswerList.ts'

const List = chakra('ul', { base: { display: 'grid', gap: '3', listStyle: 'none' } })

const Off = () => (
  <Page>
    <PageHeader title={texts.title} />
    <EmptyState title={texts.off} help={texts.offHelp} />
  </Page>
)

/** The list, or why there is nothing in it. */
function Found({ list, onDelete }: { list: ReturnType<typeof useAnswerList>; onDelete: Ask }) {
  const { query, rows, isSought, isLooking } = list
  const { data, error, isFetching, refetch, hasNextPage, isPaused } = query
  const { isFetchingNextPage, isFetchNextPageError } = query
  const { Role } = useUser()

  function showAll() {
    list.reset()
    // The button goes with what was looked for.
    focusTitle()
  }

  if (!data || isLooking) {
    const isComing = isFetching || (isLooking && !isFetchNextPageError && !isPaused)
    if (isComing) return <Skeleton height="20rem" borderRadius="l3" />
    return (
      <ReadFailed
        title={texts.failed}
        code={texts.failedCode}
        error={error}
        onRetry={() => void (isLooking ? query.fetchNextPage() : refetch())}
      />
    )
  }
  if (rows.length === 0 && isSought) {
    return (
      <EmptyState
        title={list.search === '' ? texts.nonePinned : texts.nothingFound}
        help={list.search === '' ? texts.nonePinnedHelp : texts.nothingFoundHelp}
      >
        <Button variant="outline" onClick={showAll}>
          {texts.showAll}
        </Button>
      </EmptyState>
    )
  }
  if (rows.length === 0) {
    return (
      <EmptyState title={texts.empty} help={texts.emptyHelp}>
        <Button asChild>
          <Link to={questionsOf(isAdmin(Role))}>{texts.toQuestions}</Link>
        </Button>
      </EmptyState>
    )
  }
  return (
    <>
      <List>
        {rows.map((answer) => (
          <AnswerRow
            key={answer.id}
            answer={answer}
            onPin={() => list.pin(answer)}
            onDelete={() => onDelete(answer)}
          />
        ))}
      </List>
      {hasNextPage && (
        <MoreButton
          alignSelf="center"
          aria-disabled={isFetching}
          onMore={() => void query.fetchNextPage()}
        >
          {texts.more}
        </MoreButton>
      )}
      {/* Another one each time, which is read out. */}
      {isFetchNextPageError && !isFetchingNextPage && (
        <Text role="alert" alignSelf="center">
          {texts.moreFailed}
        </Text>
      )}
    </>
  )
}

type Ask = (answer: OwnAnswer | 'all') => void

/** One's own answers (docs/requirements.md, "My answers"). */
export default function AnswersPage() {
  const list = useAnswerList()
  const [asked, ask] = useState<OwnAnswer | 'all'>()
  const days = config().ownAnswerDays
  if (days === 0) return <Off />

  function remove() {
    if (asked) list.delete(asked)
    ask(undefined)
  }

  return (
    <Page>
      <PageHeader title={texts.title} lead={texts.lead(days)}>
        <SearchField
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          term={list.search}
          onSearch={list.setSearch}
        />
        <Button
          variant={list.isPinned ? 'solid' : 'outline'}
          aria-pressed={list.isPinned}
          onClick={() => list.setPinned(!list.isPinned)}
        >
          {texts.onlyPinned}
        </Button>
        {list.rows.length > 0 && (
          <Flex gap="2" wrap="wrap" ml={{ md: 'auto' }}>
            <SaveAll />
            <Button variant="outline" onClick={() => ask('all')}>
              {texts.deleteAll}
            </Button>
          </Flex>
        )}
      </PageHeader>
      <chakra.output srOnly>
        {list.isSought &&
          list.query.data &&
          !list.isLooking &&
          texts.found(list.rows.length, list.query.hasNextPage)}
      </chakra.output>
      <Stack gap="4">
        <Found list={list} onDelete={ask} />
      </Stack>
      {asked !== undefined && (
        <ConfirmDialog
          title={asked === 'all' ? texts.deleteAllTitle : texts.deleteTitle}
          question={asked === 'all' ? texts.deleteAllHelp : texts.deleteHelp}
          cancel={cardTexts.stop}
          confirm={asked === 'all' ? texts.deleteAll : texts.deleteOne}
          onCancel={() => ask(undefined)}
          onConfirm={remove}
        />
      )}
    </Page>
  )
}
