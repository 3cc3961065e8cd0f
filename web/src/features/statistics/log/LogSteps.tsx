import { chakra, Flex, IconButton } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { listTexts } from '../../../texts/lists.ts'
import { FirstIcon, NextIcon, PreviousIcon } from '../../../ui/list/listIcons.tsx'
import { Tooltip } from '../../../ui/dialog/Tooltip.tsx'

type Step = (() => void) | undefined
type Props = { range: string; log: { search: string; first: Step; previous: Step; next: Step } }

const StepButton = ({ label, go, children }: { label: string; go: Step; children: ReactNode }) => (
  <Tooltip text={label}>
    <IconButton variant="ghost" aria-label={label} aria-disabled={!go} onClick={() => go?.()}>
      {children}
    </IconButton>
  </Tooltip>
)

/** The way to the log's other pages. Nobody counts how many there are: that would cost more the longer it gets. */
export const LogSteps = ({ range, log }: Props) => (
  <Flex
    as="nav"
    aria-label={listTexts.pages}
    mt="4"
    align="center"
    justify={{ base: 'center', md: 'flex-end' }}
    gap="4"
    textStyle="sm"
  >
    {/* Of a search it is told above the log. */}
    <chakra.output
      aria-live={log.search === '' ? undefined : 'off'}
      fontVariantNumeric="tabular-nums"
    >
      {range}
    </chakra.output>
    <Flex>
      <StepButton label={listTexts.first} go={log.first}>
        <FirstIcon />
      </StepButton>
      <StepButton label={listTexts.previous} go={log.previous}>
        <PreviousIcon />
      </StepButton>
      <StepButton label={listTexts.next} go={log.next}>
        <NextIcon />
      </StepButton>
    </Flex>
  </Flex>
)
