import { Button, Flex, Span } from '@chakra-ui/react'
import { useId } from 'react'
import { limits } from '../../../../../shared/limits.ts'
import { logTexts } from '../../../texts/profile.ts'
import { Card } from '../../../ui/Card.tsx'
import { Tooltip } from '../../../ui/dialog/Tooltip.tsx'
import { LogRows } from './LogRows.tsx'
import { useLog } from './useLog.ts'

/** What a person has done (docs/requirements.md, "User card"). */
export function PersonLog({ userid, mayReset }: { userid: string; mayReset: boolean }) {
  const log = useLog(userid)
  const helpId = useId()
  return (
    <Card
      aria-label={logTexts.title}
      display="flex"
      flexDirection="column"
      size="sm"
      p="0"
      height={`${limits.userLogHeight}px`}
      overflow="hidden"
    >
      <Flex
        align="center"
        justify="space-between"
        minHeight="16"
        pl={{ base: '5', md: '6' }}
        pr="4"
      >
        <h2>
          <Span textStyle="heading">{logTexts.title}</Span>
        </h2>
        {mayReset && (
          <Tooltip text={logTexts.resetHelp} align="end" id={helpId}>
            <Button
              variant="ghost"
              size="sm"
              aria-describedby={helpId}
              aria-disabled={log.reset.isPending}
              onClick={() => !log.reset.isPending && log.reset.mutate(undefined)}
            >
              {logTexts.reset}
            </Button>
          </Tooltip>
        )}
      </Flex>
      <LogRows log={log} />
    </Card>
  )
}
