import { Button, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Proposal } from '../../../../../shared/contract/questions/proposals.ts'
import { textOf } from '../../../api/request/errors.ts'
import { proposalsApi, proposalsQuery } from '../../../api/proposals.ts'
import { studioOf } from '../../../routes/studio.ts'
import { proposalTexts as texts } from '../../../texts/questions/proposals.ts'
import { minuteOf } from '../../../ui/dates.ts'
import { focusLeftOver } from '../../../ui/list/focusLeftOver.ts'
import { toaster } from '../../../ui/message/toaster.ts'
import { questionsQueries } from '../questions.queries.ts'

const Item = chakra('li', {
  base: {
    p: '3',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l2',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
})

type Props = {
  proposal: Proposal
  /** Whether the list is there still: a row goes once it is known to be taken. */
  isHere: RefObject<boolean>
  onDecline: () => void
}

/** Makes a draft of a proposal, and leads to it. */
function useTake({ proposal: { id }, isHere }: Props) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => proposalsApi.take({ id }),
    onSuccess: () => (isHere.current ? navigate(studioOf(id)) : undefined),
    onError: (error) => toaster.error({ title: texts.takeFailed, description: textOf(error) }),
    onSettled: async (_, error) => {
      await Promise.all([
        client.invalidateQueries(proposalsQuery()),
        client.invalidateQueries(questionsQueries.drafts()),
      ])
      // A proposal that somebody else has answered takes the focus with it.
      if (error && isHere.current) focusLeftOver()
    },
  })
}

/** A question that somebody misses: taken up as a draft, or declined. */
export function ProposalRow(props: Props) {
  const { proposal, onDecline } = props
  const { Subject, Body, FBody, name, sdate } = proposal
  const { mutate, isPending } = useTake(props)
  return (
    <Item>
      <Heading as="h3" textStyle="label">
        {Subject}
      </Heading>
      <Text textStyle="sm" color="fg.muted">
        {texts.from(name, minuteOf(sdate))}
      </Text>
      <Text mt="2">{Body}</Text>
      {FBody !== '' && (
        <>
          <Text mt="2" textStyle="sm" color="fg.muted">
            {texts.example}
          </Text>
          <Text textStyle="sm">{FBody}</Text>
        </>
      )}
      <Flex gap="2" wrap="wrap" mt="3">
        <Button
          size="sm"
          aria-label={texts.takeOf(Subject)}
          aria-disabled={isPending}
          onClick={() => !isPending && mutate()}
        >
          {texts.take}
        </Button>
        <Button
          size="sm"
          variant="outline"
          aria-haspopup="dialog"
          aria-label={texts.declineOf(Subject)}
          onClick={onDecline}
        >
          {texts.decline}
        </Button>
      </Flex>
    </Item>
  )
}
