import * as z from 'zod/mini'
import { oneLine } from '../rules/oneLine.ts'
import type { FailureCode } from './http/failures.ts'

/** Who may call: anybody, anyone signed in, or administrators only (docs/requirements.md, "Roles and permissions"). */
export type Access = 'public' | 'user' | 'admin'

/** How the input travels: in the query string, as a JSON body, or as multipart/form-data. */
export type Body = 'query' | 'json' | 'multipart'

type PoolAction =
  | 'AdminInitiateAuth'
  | 'AdminGetUser'
  | 'AdminCreateUser'
  | 'AdminSetUserPassword'
  | 'AdminUpdateUserAttributes'
  | 'AdminEnableUser'
  | 'AdminDisableUser'
  | 'AdminDeleteUser'
  | 'AdminUserGlobalSignOut'
  | 'AdminSetUserMFAPreference'
  | 'DescribeUserPool'
  | 'ListUsers'

/** What a trigger of the pool may do with the pool that calls it, which every event names. */
export type CallingPoolNeed =
  `callingPool:${'AdminGetUser' | 'AdminSetUserPassword' | 'AdminLinkProviderForUser' | 'AdminUpdateUserAttributes' | 'AdminUserGlobalSignOut'}`

/**
 * One right of a Lambda: `<part of the stack>:<API action>`. `infra/constructs/permissions.ts` turns it into an IAM
 * statement on exactly that resource, and gives the Lambda the environment variables of that part.
 */
export type Permission =
  | `table:${'GetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'ConditionCheckItem' | 'BatchWriteItem'}`
  | `pool:${PoolAction | 'public operations'}`
  | CallingPoolNeed
  | `avatars:${'PutObject' | 'DeleteObject' | 'ListBucket'}`
  | 'providerKeys:GetSecretValue'
  | 'bedrock:InvokeModelWithResponseStream'
  | 'config:GetObject'
  | 'mails:SendEmail'
  | 'mails:SendRawEmail'

/**
 * The partitions of the table, without what follows after `#` in their keys: `functions/stores/table.ts` has what each
 * of them holds.
 */
export type Partition =
  | 'USER'
  | 'PEOPLE'
  | 'ADMINISTRATORS'
  | 'CLAIM'
  | 'UNFINISHED'
  | 'QUESTION'
  | 'CARD'
  | 'RATE'
  | 'STOP'
  | 'ROOM'
  | 'BOOKING'
  | 'USAGE'
  | 'BEGUN'
  | 'CHAIN'
  | 'SUM'
  | 'ROLLED'
  | 'LOG'
  | 'ARTICLE'
  | 'DOCUMENT'
  | 'NEWS'
  | 'NOTIS'
  | 'EVENT'
  | 'VOTES'
  | 'VOTE'
  | 'VERSION'
  | 'DRAFT'
  | 'PROPOSAL'
  | 'TRIALRUN'
  | 'RUNNING'
  | 'MODELEND'
  | 'HOLD'
  | 'DISPOSAL'

/** Everything that a Lambda may do besides logging, and with which partitions of the table. */
export type Rights = {
  permissions: readonly Permission[]
  /** The partitions that its `GetItem`, `Query` and `ConditionCheckItem` reach; and all other rights on the table. */
  reads?: readonly Partition[]
  writes?: readonly Partition[]
}

export type Route<
  I extends z.ZodMiniType = z.ZodMiniType,
  O extends z.ZodMiniType = z.ZodMiniType,
  A extends Access = Access,
> = Rights & {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below /v1, with the capitals of docs/requirements.md, "The calls". */
  path: string
  /** One line for the OpenAPI document. */
  summary: string
  access: A
  body: Body
  /** What the handler receives, parsed; unknown fields are dropped. */
  input: I
  /** The whole answer; what it does not name is stripped before it leaves. */
  output: O
  /** What it is refused for besides what any call can be (`failuresOf`): checked by use in the tests. */
  refuses?: readonly FailureCode[]
  /** Also for whoever has yet to set up the second step that the stage requires. */
  beforeSecondStep?: true
  /** Never refused for being called often: it ends something, or reads and only notes who did. */
  always?: true
  /** The answer may be written piece by piece as `text/event-stream`. */
  streams?: true
  /** What the answer is where it is no JSON. */
  gives?: 'text/calendar'
  /** The answer carries an ETag, and `If-None-Match` is answered 304 while nothing has changed. */
  revalidates?: true
}

/** Declares a route. Gives it back unchanged, with the types of its input, output and access kept. */
// @__NO_SIDE_EFFECTS__ so that a bundle drops the routes that it does not use.
export const route = <I extends z.ZodMiniType, O extends z.ZodMiniType, A extends Access>(
  declared: Route<I, O, A>,
) => declared

/** The answer of a call without a result of its own (docs/requirements.md, "Success"). */
export const done = z.object({ results: z.literal(true), message: z.optional(z.string()) })

/** What such a call's handler gives. */
export const isDone = { results: true } as const

/** A key of the query string that may be repeated: always an array for the handler. An empty value restricts nothing. */
export const repeated = <T extends z.ZodMiniType<unknown, string>>(item: T) =>
  z.pipe(
    z.pipe(
      z.optional(z.union([z.array(z.string()), z.string()])),
      z.transform((given) => [given ?? []].flat().filter((value) => value !== '')),
    ),
    z.array(item),
  )

/** The id of something stored: nothing in it could be part of another key of the table. */
export const id = z.string().check(z.regex(/^[\w.:-]{1,64}$/, 'Är inget id.'))

/**
 * A UUID, as browsers write it, that the client chooses for what is to be: sent once more, it is the same thing, and an
 * answer on its way is stopped by it.
 */
export const chosenId = z.string().check(z.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/))

/** A page of a list, counted from 0 (docs/requirements.md, "Success"). */
export const pageNumber = z._default(
  z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000)),
  0,
)

/** A page of rows; `hasMore` says whether asking for the next one is worth while (docs/requirements.md, "Success"). */
export const pageOf = <T extends z.ZodMiniType>(row: T) =>
  z.object({ rows: z.array(row), page: z.int(), hasMore: z.boolean() })

/** A search term: trimmed, at most `limits.searchTerm` characters, empty when absent. */
export const searchTerm = (longest: number) => z._default(oneLine().check(z.maxLength(longest)), '')

/** The placeholder that several calls carry; accepted, whatever it is, and ignored (docs/requirements.md, "Who is calling"). */
export const ipAdress = z.optional(z.unknown())
