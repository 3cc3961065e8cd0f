import * as z from 'zod/mini'
import { route } from './route.ts'

/** The parts that the portal cannot do without, and how each is. */
const part = z.enum(['table', 'pool', 'files', 'assistant', 'rollUp', 'events', 'accounts'])

export type Part = z.infer<typeof part>

export const health = {
  'health.check': route({
    method: 'GET',
    path: 'health',
    summary: 'Whether every part of the portal works; 503 names those that do not',
    access: 'public',
    refuses: ['failing'],
    body: 'query',
    input: z.object({}),
    output: z.object({ results: z.record(part, z.literal('ok')) }),
    permissions: [
      'table:GetItem',
      'table:Query',
      'pool:DescribeUserPool',
      'config:GetObject',
      'providerKeys:GetSecretValue',
    ],
    reads: ['ADMINISTRATORS', 'UNFINISHED', 'USAGE', 'ROLLED', 'EVENT'],
  }),
}
