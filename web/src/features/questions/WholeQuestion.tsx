import { Button, Center, Flex, Spinner } from '@chakra-ui/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Question } from '../../../../shared/contract/questions/question.ts'
import { questionTexts } from '../../texts/questions.ts'
import { sv } from '../../texts/sv.ts'
import { EmptyState } from '../../ui/message/EmptyState.tsx'
import { ReadFailed } from '../../ui/message/ReadFailed.tsx'
import { questionsQueries, reloadQuestions } from './questions.queries.ts'

const places = 'input, select, textarea, button, a[href], summary, [tabindex="0"]'

// A button that is there at once would have the focus, and take the first key that is meant for the form.
const longMs = 1_000

const Close = ({ onClose }: { onClose: () => void }) => (
  <Flex justify="flex-end" mt="6">
    <Button variant="outline" onClick={onClose}>
      {sv.close}
    </Button>
  </Flex>
)

function Waiting({ onClose }: { onClose: () => void }) {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <Center as="output" minHeight="10rem" aria-label={sv.loading} color="accent.fg">
        <Spinner fontSize="1.75rem" />
      </Center>
      {isLong && <Close onClose={onClose} />}
    </>
  )
}

type Props = { id: string; onClose: () => void; children: (question: Question) => ReactNode }

/** What a dialog shows of a question, which has to be read first: a row of the library has no more than its beginning. */
export function WholeQuestion({ id, onClose, children }: Props) {
  const client = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(questionsQueries.one(id))
  const frame = useRef<HTMLDivElement>(null)
  const isRead = Boolean(data)
  const isGone = data === null

  // The focus begins where it would have, had everything been there at once.
  useLayoutEffect(() => {
    if (isRead) frame.current?.querySelector<HTMLElement>(places)?.focus()
  }, [isRead])

  // Its row is still in the list.
  useEffect(() => {
    if (isGone) void reloadQuestions(client)
  }, [isGone, client])

  if (data) return <div ref={frame}>{children(data)}</div>
  if (isFetching) return <Waiting onClose={onClose} />
  return (
    <>
      {isGone ? (
        <EmptyState title={questionTexts.gone} help={questionTexts.goneMeanwhile} />
      ) : (
        <ReadFailed title={questionTexts.readFailed} error={error} onRetry={() => void refetch()} />
      )}
      <Close onClose={onClose} />
    </>
  )
}
