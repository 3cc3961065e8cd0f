import * as z from 'zod/mini'
import { reason } from './assistant/ownAnswer.ts'
import { limits } from '../limits.ts'
import { sharedText } from './questions/trials.ts'
import { id, pageNumber, pageOf, repeated, route, searchTerm } from './route.ts'

/** The days that are counted: today, or so many with today (ours). */
export const period = z.enum(['all', 'today', '7', '30', '90'])
export type Period = z.infer<typeof period>

const counts = {
  /** Answered questions, and replies of the administrators' chat. */
  QuestionAntal: z.int(),
  InTokenAntal: z.int(),
  OutTokenAntal: z.int(),
  /** What they cost, where their receipts say so: millionths of an öre. */
  MikroOre: z.int(),
}

/** Totals, and the same by model and by day. Tests from the library are counted apart. */
const totals = z.object({
  ...counts,
  tests: z.object(counts),
  /** Runs of trials, apart from both. */
  trials: z._default(z.object(counts), {
    QuestionAntal: 0,
    InTokenAntal: 0,
    OutTokenAntal: 0,
    MikroOre: 0,
  }),
  models: z.array(z.object({ GPTV: z.string(), ...counts })),
  /** Days with something to count, oldest first: YYYY-MM-DD in Sweden. */
  days: z.array(z.object({ day: z.string(), ...counts })),
})

export type Totals = z.infer<typeof totals>

/** How many there are in all. Where that is more than is shown, the last row is the others', without an id (ours). */
const count = z.int()

/** A bar of the chart by person. */
const personRow = z.object({ userid: z.string(), userName: z.string(), ...counts })

/** A bar of the chart by question. */
const questionRow = z.object({ QuestionId: z.string(), Question: z.string(), ...counts })

/** An entry of everybody's log. */
const commonLogRow = z.object({
  id: z.string(),
  userid: z.string(),
  userName: z.string(),
  message: z.string(),
  /** ISO 8601 in UTC. */
  sdate: z.string(),
})

export type CommonLogRow = z.infer<typeof commonLogRow>

/** How often a question's answers helped and did not. */
const helpRow = z.object({ QuestionId: z.string(), yes: z.int(), no: z.int() })

/** A no, and what its person said of it. The model is the provider's name, `sdate` ISO 8601 in UTC. */
const noRow = z.object({
  Reason: z.optional(reason),
  Note: z.optional(z.string()),
  /** What they wrote, where they have agreed to that. */
  shared: z.optional(sharedText),
  GPTV: z.string(),
  sdate: z.string(),
})

/** Questions of which somebody wants to know, as many as a page has. */
const questionsNamed = repeated(id).check(z.maxLength(limits.pageSizes[2]))

const ofPeriod = z.object({ period: z._default(period, 'all') })

export const statistics = {
  'statistics.totals': route({
    method: 'GET',
    path: 'Statistic/Antal',
    summary: 'How much has been asked and answered',
    access: 'admin',
    refuses: ['counting'],
    body: 'query',
    input: ofPeriod,
    output: z.object({ results: totals }),
    permissions: ['table:GetItem', 'table:Query'],
    reads: ['USER', 'USAGE', 'SUM', 'ROLLED'],
  }),
  'statistics.users': route({
    method: 'GET',
    path: 'Statistic/userList',
    summary:
      'The same by person, most questions first: the fifty highest, and all others in one row',
    access: 'admin',
    refuses: ['counting'],
    body: 'query',
    input: ofPeriod,
    output: z.object({ results: z.array(personRow), count }),
    permissions: ['table:GetItem', 'table:Query'],
    reads: ['USER', 'USAGE', 'SUM', 'ROLLED'],
  }),
  'statistics.questions': route({
    method: 'GET',
    path: 'Statistic/QuestList',
    summary:
      'The same by prepared question, most asked first: the fifty highest, and all others in one row',
    access: 'admin',
    refuses: ['counting'],
    body: 'query',
    /** The library asks for the rows of the questions that it shows, none of which is left out (ours). */
    input: z.extend(ofPeriod, { ids: questionsNamed }),
    output: z.object({ results: z.array(questionRow), count }),
    permissions: ['table:GetItem', 'table:Query'],
    reads: ['USER', 'USAGE', 'SUM', 'ROLLED'],
  }),
  'statistics.log': route({
    method: 'GET',
    path: 'Statistic/Logg',
    summary: 'What anybody has done, newest first',
    access: 'admin',
    body: 'query',
    input: z.object({
      /** Ids of people. */
      filterOptions: repeated(id),
      searchTerm: searchTerm(limits.searchTerm),
      page: pageNumber,
      /** Where the page before ended, as it said: then this one costs no more, however far back it lies. */
      before: z.optional(id),
    }),
    output: z.object({
      results: z.extend(pageOf(commonLogRow), { before: z.optional(z.string()) }),
    }),
    permissions: ['table:GetItem', 'table:Query'],
    reads: ['USER', 'LOG'],
  }),
  'statistics.help': route({
    method: 'GET',
    path: 'Statistic/Hjalp',
    summary:
      'How many answers helped: all together, of the questions that are named, or of one with its last noes, without names',
    access: 'admin',
    body: 'query',
    input: z.object({ QuestionId: z.optional(id), ids: questionsNamed }),
    output: z.object({
      results: z.object({
        questions: z.array(helpRow),
        noes: z.array(noRow),
        /** Of all questions together, where none is asked for. */
        all: z.optional(z.pick(helpRow, { yes: true, no: true })),
      }),
    }),
    permissions: ['table:GetItem', 'table:Query'],
    reads: ['USER', 'VOTES', 'VOTE'],
  }),
}
