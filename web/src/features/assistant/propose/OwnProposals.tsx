import { Badge, Box, Button, chakra, Flex, Heading } from '@chakra-ui/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { ApiError, textOf } from '../../../api/request/errors.ts'
import { proposalsApi, proposalsQuery } from '../../../api/proposals.ts'
import { proposalTexts as texts } from '../../../texts/questions/proposals.ts'
import { toaster } from '../../../ui/message/toaster.ts'

const List = chakra('ul', { base: { listStyle: 'none', display: 'grid', gap: '2', mt: '2' } })

/** One's own proposals that wait for an answer, each of which can be taken back; nothing where there is none. */
export function OwnProposals() {
  const titleId = useId()
  const client = useQueryClient()
  const title = useRef<HTMLHeadingElement>(null)
  const { data = [] } = useQuery(proposalsQuery())

  /** The proposal takes its button with it, and the last one the whole list. */
  function leave() {
    const first = title.current?.closest('dialog')?.querySelector('input')
    const next = data.length > 1 ? title.current : first
    next?.focus()
  }

  const { mutate, isPending } = useMutation({
    mutationFn: (id: string) => proposalsApi.drop({ id }),
    onSuccess: () => {
      toaster.success(texts.takenBack)
      leave()
    },
    onError: (error) => {
      // It has been answered meanwhile: its row goes all the same.
      if (error instanceof ApiError && error.status === 404) leave()
      toaster.error({ title: texts.dropFailed, description: textOf(error) })
    },
    onSettled: () => client.invalidateQueries(proposalsQuery()),
  })
  if (data.length === 0) return null
  return (
    <Box asChild mt="6">
      <section aria-labelledby={titleId}>
        <Heading as="h3" ref={title} id={titleId} textStyle="label" tabIndex={-1}>
          {texts.own}
        </Heading>
        <List>
          {data.map(({ id, Subject, taken }) => (
            <Flex as="li" key={id} align="center" wrap="wrap" gap="2" overflowWrap="anywhere">
              <Box flex="1" minWidth="8rem">
                {Subject} {taken && <Badge>{texts.begun}</Badge>}
              </Box>
              <Button
                size="sm"
                variant="outline"
                aria-label={texts.takeBackOf(Subject)}
                aria-disabled={isPending}
                onClick={() => !isPending && mutate(id)}
              >
                {texts.takeBack}
              </Button>
            </Flex>
          ))}
        </List>
      </section>
    </Box>
  )
}
