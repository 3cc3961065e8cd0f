import { Flex, Heading, IconButton, Skeleton, Text } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { statisticsTexts } from '../../../texts/statistics.ts'
import { Card } from '../../../ui/Card.tsx'
import { Tooltip } from '../../../ui/dialog/Tooltip.tsx'
import { icon } from '../../../ui/icons.tsx'
import { ChartTable } from './ChartTable.tsx'
import { download, type Sheet } from './csv.ts'

const TableIcon = icon({ d: 'M4.5 5.5h15v13h-15zM4.5 10h15M4.5 14.25h15M10 10v8.5' })
const ChartIcon = icon({ d: 'M5 19V5M5 19h14.5M9 16v-4M13 16V8M17 16v-6' })
const DownloadIcon = icon({ d: 'M12 4.5V15M7.5 11l4.5 4.5L16.5 11M5 19.5h14' })

type Props = {
  title: string
  /** The whole of what is counted; undefined until it is known. */
  sheet: Sheet | undefined
  /** The chart, and the same for those who cannot see it. */
  children: ReactNode
}

/** A chart with its title, the same as a table, and the way to take it along. */
export function ChartCard({ title, sheet, children }: Props) {
  const [table, setTable] = useState(false)
  const isEmpty = sheet?.rows.length === 0
  const other = table ? statisticsTexts.chartOf(title) : statisticsTexts.tableOf(title)

  const content = () => {
    if (!sheet) return <Skeleton height="16rem" />
    if (isEmpty) return <Text color="fg.muted">{statisticsTexts.nothing}</Text>
    if (table) return <ChartTable title={title} sheet={sheet} />
    return children
  }

  return (
    <Card aria-label={title} display="flex" flexDirection="column" minWidth="0">
      <Flex align="center" justify="space-between" gap="3" mb="5" minHeight="11">
        <Heading as="h2" textStyle="heading">
          {title}
        </Heading>
        {sheet && !isEmpty && (
          <Flex flexShrink="0">
            <Tooltip text={table ? statisticsTexts.asChart : statisticsTexts.asTable} align="end">
              <IconButton variant="ghost" aria-label={other} onClick={() => setTable(!table)}>
                {table ? <ChartIcon /> : <TableIcon />}
              </IconButton>
            </Tooltip>
            <Tooltip text={statisticsTexts.download} align="end">
              <IconButton
                variant="ghost"
                aria-label={statisticsTexts.downloadOf(title)}
                onClick={() => download(title, sheet)}
              >
                <DownloadIcon />
              </IconButton>
            </Tooltip>
          </Flex>
        )}
      </Flex>
      {content()}
    </Card>
  )
}
