import type * as z from 'zod/mini'
import { accessibility } from './accessibility.ts'
import { answers } from './answers.ts'
import { assistant } from './assistant.ts'
import { auth } from './auth.ts'
import { bookingReads } from './calendar/bookingReads.ts'
import { calendar } from './calendar.ts'
import { chatbot } from './chatbot.ts'
import { documents } from './documents.ts'
import { feeds } from './calendar/feeds.ts'
import { drafts } from './questions/drafts.ts'
import { health } from './health.ts'
import { modelEnds } from './questions/modelEnds.ts'
import { notifications } from './notifications.ts'
import { profile } from './profile.ts'
import { proposals } from './questions/proposals.ts'
import { questionLibrary } from './questions/questionLibrary.ts'
import { questions } from './questions.ts'
import { questionVersions } from './questions/questionVersions.ts'
import { secondStep } from './profile/secondStep.ts'
import { statistics } from './statistics.ts'
import { trialRuns } from './questions/trialRuns.ts'
import { users } from './users.ts'

/**
 * Every route of /v1, declared once. The key names the Lambda's file (`functions/assistant/send.ts`), the
 * construct (`AssistantSend`), the client call (`api.assistant.send`) and the sample event.
 */
export const contract = {
  ...auth,
  ...profile,
  ...secondStep,
  ...users,
  ...notifications,
  ...questions,
  ...questionVersions,
  ...drafts,
  ...trialRuns,
  ...proposals,
  ...questionLibrary,
  ...modelEnds,
  ...assistant,
  ...answers,
  ...chatbot,
  ...statistics,
  ...calendar,
  ...bookingReads,
  ...feeds,
  ...documents,
  ...health,
  ...accessibility,
}

type Contract = typeof contract
export type RouteKey = keyof Contract

/** What a client sends. */
export type RequestOf<K extends RouteKey> = z.input<Contract[K]['input']>

const keys = Object.keys(contract)
const isRouteKey = (key: string): key is RouteKey => key in contract

/** All keys, in the order of the contract. */
export const routeKeys: RouteKey[] = keys.filter(isRouteKey)
