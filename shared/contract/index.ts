import type * as z from 'zod/mini'
import { accessibility } from './accessibility.ts'
import { answers } from './answers.ts'
import { assistant } from './assistant.ts'
import { auth } from './auth.ts'
import { bookingReads } from './bookingReads.ts'
import { calendar } from './calendar.ts'
import { chatbot } from './chatbot.ts'
import { documents } from './documents.ts'
import { feeds } from './feeds.ts'
import { drafts } from './drafts.ts'
import { health } from './health.ts'
import { modelEnds } from './modelEnds.ts'
import { notifications } from './notifications.ts'
import { profile } from './profile.ts'
import { proposals } from './proposals.ts'
import { questionLibrary } from './questionLibrary.ts'
import { questions } from './questions.ts'
import { questionVersions } from './questionVersions.ts'
import { secondStep } from './secondStep.ts'
import { statistics } from './statistics.ts'
import { trialRuns } from './trialRuns.ts'
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
