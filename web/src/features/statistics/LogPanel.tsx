import { Box, chakra, Flex } from '@chakra-ui/react'
import { limits } from '../../../../shared/limits.ts'
import { listTexts } from '../../texts/lists.ts'
import { statisticsTexts } from '../../texts/statistics.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { DataTable } from '../../ui/list/DataTable.tsx'
import { SearchField } from '../../ui/list/SearchField.tsx'
import { ReadFailed } from '../../ui/ReadFailed.tsx'
import { logColumns } from './logColumns.tsx'
import { LogSteps } from './LogSteps.tsx'
import { useLogPages } from './useLogPages.ts'

const texts = statisticsTexts.log
const unsorted = { by: '', descending: false }

/** What everybody has done, newest first: twenty rows a page (specification section 2, "Dashboard"). */
export function LogPanel() {
  const log = useLogPages()
  const { rows, page, search, failed } = log

  const content = () => {
    if (failed) return <ReadFailed title={texts.failed} error={failed} onRetry={log.refetch} />
    if (rows?.length === 0 && page === 0 && !log.next) {
      const help = search === '' ? texts.emptyHelp : texts.nothingFound
      return (
        <EmptyState title={texts.empty} help={help}>
          {search !== '' && (
            <Button look="outline" onClick={() => log.seek('')}>
              {texts.showAll}
            </Button>
          )}
        </EmptyState>
      )
    }
    return (
      <>
        <DataTable
          label={texts.title}
          columns={logColumns}
          rows={rows}
          nameOf={({ userName }) => userName}
          sort={unsorted}
          onSort={() => undefined}
          busy={log.busy}
        />
        <LogSteps
          range={
            rows && rows.length > 0
              ? texts.range(page * limits.logPageSize + 1, page * limits.logPageSize + rows.length)
              : ''
          }
          log={log}
        />
      </>
    )
  }

  return (
    <Box as="section" aria-label={texts.title} mt="8">
      <Flex align="center" justify="space-between" wrap="wrap" gap="4" mb="4">
        <chakra.h2 textStyle="title">{texts.title}</chakra.h2>
        <SearchField
          label={texts.searchLabel}
          placeholder={texts.search}
          term={search}
          onSearch={log.seek}
        />
      </Flex>
      <chakra.span srOnly aria-live="polite">
        {rows && search !== '' && listTexts.range(1, rows.length, String(rows.length))}
      </chakra.span>
      {content()}
    </Box>
  )
}
