import { Box, chakra, Flex, Heading, Spinner } from '@chakra-ui/react'
import { statisticsTexts } from '../../../texts/statistics.ts'
import { DataTable } from '../../../ui/list/DataTable.tsx'
import { EmptyList } from '../../../ui/list/EmptyList.tsx'
import { SearchField } from '../../../ui/list/SearchField.tsx'
import { EmptyState } from '../../../ui/message/EmptyState.tsx'
import { ReadFailed } from '../../../ui/message/ReadFailed.tsx'
import { logColumns } from './logColumns.tsx'
import { LogSteps } from './LogSteps.tsx'
import { useLogPages } from './useLogPages.ts'

const texts = statisticsTexts.log

const rangeOf = (shown: number, rows = 0) =>
  rows === 0 ? '' : texts.range(shown + 1, shown + rows)

/** What everybody has done, newest first: twenty rows a page (docs/requirements.md, "Dashboard"). */
export function ActivityLog() {
  const log = useLogPages()
  const { page, shown, search, looking, failed, busy } = log
  // What stands there until the reply comes says nothing of what is looked for now.
  const rows = busy && !looking && log.rows?.length === 0 ? undefined : log.rows
  const range = rangeOf(shown, rows?.length)
  const over = rows?.length === 0 && !looking
  const empty = over && page === 0

  function message() {
    if (looking) return texts.looking
    if (busy) return ''
    if (empty) return texts.nothingFound
    return over ? texts.noMore : range
  }

  const content = () => {
    if (failed) return <ReadFailed title={texts.failed} error={failed} onRetry={log.refetch} />
    if (empty) {
      return <EmptyList texts={texts} sought={search !== ''} onShowAll={() => log.seek('')} />
    }
    if (looking) {
      return (
        <EmptyState title={texts.looking} help={texts.lookingHelp}>
          <Spinner color="accent.fg" />
        </EmptyState>
      )
    }
    return (
      <>
        {over ? (
          <EmptyState title={texts.noMore} help={texts.noMoreHelp} />
        ) : (
          <DataTable
            label={texts.title}
            columns={logColumns}
            rows={rows}
            nameOf={({ userName }) => userName}
            busy={busy}
          />
        )}
        <LogSteps range={range} log={log} />
      </>
    )
  }

  return (
    <Box as="section" aria-label={texts.title} mt="8">
      <Flex align="center" justify="space-between" wrap="wrap" gap="4" mb="4">
        <Heading as="h2" textStyle="title">
          {texts.title}
        </Heading>
        <SearchField
          label={texts.searchLabel}
          placeholder={texts.search}
          term={search}
          onSearch={log.seek}
        />
      </Flex>
      <chakra.output srOnly>{search !== '' && message()}</chakra.output>
      {content()}
    </Box>
  )
}
