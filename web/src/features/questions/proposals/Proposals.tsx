import { chakra, Heading } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Proposal } from '../../../../../shared/contract/questions/proposals.ts'
import { proposalsQuery } from '../../../api/proposals.ts'
import { proposalTexts as texts } from '../../../texts/questions/proposals.ts'
import { useIsHere } from '../../../ui/useIsHere.ts'
import { focusLeftOver } from '../../../ui/list/focusLeftOver.ts'
import { DeclineDialog } from './DeclineDialog.tsx'
import { ProposalRow } from './ProposalRow.tsx'

const List = chakra('ul', { base: { listStyle: 'none', display: 'grid', gap: '3', mt: '2' } })

/** What people miss in the library, the oldest first; nothing where nobody waits for an answer. */
export function Proposals() {
  const titleId = useId()
  const isHere = useIsHere()
  const [declined, decline] = useState<Proposal>()
  const { data = [] } = useQuery(proposalsQuery())
  const waiting = data.filter(({ taken }) => !taken)
  // What is written in the dialog stays, also where somebody else has answered the last one.
  if (waiting.length === 0 && !declined) return null

  function close() {
    decline(undefined)
    // The proposal may be gone, and with it what the focus would go back to.
    focusLeftOver()
  }

  return (
    <chakra.section mb="6" aria-labelledby={titleId}>
      <Heading as="h2" id={titleId} textStyle="label">
        {texts.all}
      </Heading>
      <List>
        {waiting.map((proposal) => (
          <ProposalRow
            key={proposal.id}
            proposal={proposal}
            isHere={isHere}
            onDecline={() => decline(proposal)}
          />
        ))}
      </List>
      {declined && <DeclineDialog proposal={declined} onClose={close} />}
    </chakra.section>
  )
}
