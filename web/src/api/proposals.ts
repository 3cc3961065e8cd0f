import { queryOptions } from '@tanstack/react-query'
import { proposals } from '../../../shared/contract/questions/proposals.ts'
import { call } from './request/calls.ts'

/** The calls about questions that people miss. */
export const proposalsApi = {
  all: call(proposals['questions.proposals']),
  send: call(proposals['questions.propose']),
  take: call(proposals['questions.takeProposal']),
  drop: call(proposals['questions.dropProposal']),
}

/** The proposals that wait for an answer: one's own, or everybody's for administrators. */
export const proposalsQuery = () =>
  queryOptions({
    queryKey: ['questions.proposals'],
    queryFn: ({ signal }) => proposalsApi.all({}, { signal }),
    select: ({ results }) => results,
  })
