import { Button, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import { useId } from 'react'
import type { Compared } from '../../../../../shared/contract/questions/questionLibrary.ts'
import { libraryTexts as texts } from '../../../texts/questions/library.ts'
import { FileDraft } from './FileDraft.tsx'
import { Some } from './Some.tsx'
import { useRunAll } from './useRunAll.ts'

const Status = chakra('output', { base: { display: 'block', textStyle: 'sm', mt: '2' } })

type Props = { rows: Compared[]; onChanged: () => Promise<unknown> }

/** The drafts that say what the file does: tried on one's own models, one after the other, and published where they held. */
export function FileDrafts({ rows, onChanged }: Props) {
  const titleId = useId()
  const { running, left, faults, run, stop } = useRunAll()
  if (rows.length === 0) return null
  // What was taken in since was not run.
  const wereRun = rows.every(({ id }) => left?.of.some((one) => one.id === id))
  const label = rows.find(({ id }) => id === running?.id)?.QuestionLabel ?? ''
  return (
    <chakra.section mt="6" aria-labelledby={titleId}>
      <Heading as="h3" id={titleId} textStyle="label">
        {texts.drafts}
      </Heading>
      <Text textStyle="sm" mt="1">
        {texts.draftsHelp}
      </Text>
      <Flex gap="3" mt="3" wrap="wrap">
        {/* One button, so that whoever pressed it by keyboard stays there. */}
        <Button
          variant={running ? 'outline' : 'solid'}
          onClick={() => (running ? stop() : run(rows))}
        >
          {running ? texts.stop : texts.run}
        </Button>
      </Flex>
      <Status>
        {running && `${texts.running(running.at, running.of, label)} ${texts.mayNotLeave}`}
        {!running && left && wereRun && texts.ran(left.count)}
      </Status>
      <Some rows={rows}>
        {(row) => (
          <FileDraft key={row.id} row={row} fault={faults.get(row.id)} onPublished={onChanged} />
        )}
      </Some>
    </chakra.section>
  )
}
