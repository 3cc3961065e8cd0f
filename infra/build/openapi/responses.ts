import { type FailureCode, failures } from '../../../shared/contract/http/failures.ts'
import { failuresOf } from '../../../shared/contract/http/failuresOf.ts'
import type { Route } from '../../../shared/contract/route.ts'
import { streamEvents } from '../../../shared/contract/http/stream.ts'
import { schemaOf } from './schemas.ts'

const streamed = {
  'text/event-stream': {
    schema: {
      type: 'string',
      description:
        `When asked with Accept: text/event-stream. Any number of ${streamEvents.text} events, then one ` +
        `${streamEvents.result} with the same object as the JSON answer, or one ${streamEvents.failure}. ` +
        'Comment lines in between keep the connection open.',
    },
    example: `event: ${streamEvents.text}\ndata: {"text":"Hej"}\n\nevent: ${streamEvents.result}\ndata: {"results":{"answer":"Hej"}}\n\n`,
  },
}

const failedWith = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
})

/** The failures that a route names, by status, each with its codes. */
function failed(route: Route) {
  const codes = Object.entries(Object.groupBy(failuresOf(route), (code) => failures[code][0]))
  const described = ([status, of = []]: [string, FailureCode[]?]) => [
    status,
    failedWith(of.map((code) => `\`${code}\`: ${failures[code][1]}.`).join(' ')),
  ]
  return Object.fromEntries(codes.map(described))
}

/** What a route can be answered with. */
export const responsesOf = (route: Route) => ({
  200: {
    description: 'Success',
    content: {
      [route.gives ?? 'application/json']: { schema: schemaOf(route.output, 'output') },
      ...(route.streams && streamed),
    },
  },
  ...(route.revalidates && {
    304: { description: 'Unchanged since the version of If-None-Match' },
  }),
  ...failed(route),
  default: { $ref: '#/components/responses/Failed' },
})

export const failedOtherwise = failedWith('Anything else that fails')
