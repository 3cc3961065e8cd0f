/** Numbers that only the server needs: docs/requirements.md, "Constants and limits" unless a line says otherwise. */
export const serverLimits = {
  /** The greatest length of an answer for its provider, in tokens (ours). */
  answerTokens: 8_192,
  /** Bytes of a line of a provider's stream, which has to be kept until it ends (ours). */
  answerLineBytes: 4 * 1024 * 1024,
  /** Colleagues that a search shows to staff (ours). */
  peopleFound: 8,
  /** People that one answer carries, below the 6 MB of AWS Lambda, and up to how many the list sorts by everything (ours). */
  peopleInAnAnswer: 20_000,
  peopleSorted: 2_000,
  /** Characters of a chat that are asked, and the fewest in which the last answer and what it answered say anything (ours). */
  chatCharactersAsked: 40_000,
  chatExchange: 2_000,
  /** How long an access token is good, and a sign-in at the longest; and a refresh token that has been replaced. */
  accessTokenMinutes: 15,
  refreshTokenDays: 30,
  rotationGraceSeconds: 30,
  /** How fresh a sign-in is that proves who somebody is (docs/requirements.md, "Fresh proof"). */
  proofMinutes: 10,
  /** How long a registration waits for its code before it is taken away, and before another code is mailed (ours). */
  registrationHours: 24,
  codeAgainSeconds: 60,
  /** When a change of an account has broken off, since no call and no lease lasts so long; how many are mended in a turn. */
  mendAfterSeconds: 60,
  mendedAtOnce: 50,
  /** People and questions that the dashboard tells one by one: the others are one row together (ours). */
  dashboardRows: 50,
  /** Bookings to come that one person may have (ours). */
  bookingsAhead: 100,
  /** Days that a feed reaches back and ahead, hours between two reads, and bytes of its key (ours). */
  feedDaysBack: 30,
  feedDaysAhead: 180,
  feedHours: 1,
  feedKeyBytes: 24,
  /** Days in which free times are looked for, from which hour, and how many are given (ours). */
  freeTimeDays: 14,
  firstSoughtHour: 8,
  freeTimes: 5,
  /** Characters of a document's or news item's plain text in its list, and those that a search looks at (ours). */
  articleExcerpt: 300,
  articleSearched: 4_000,
  /** Looks at one's data that are shown (ours). */
  looks: 100,
  /** Days that a notification is kept (ours). */
  notificationDays: 90,
  /** Milliseconds that a Lambda trusts what it knows of the notifications to all (ours). */
  notificationsTrustedMs: 10_000,
  /** Seconds: comment lines keep a silent stream open through every proxy (docs/requirements.md, "Streaming"). */
  streamKeepAliveSeconds: 10,
  /** Milliseconds that API Gateway waits for a buffered Lambda. */
  gatewayTimeoutMs: 29_000,
  /** Calls of all people, each second over time and at once, to each route that asks a provider, which costs (ours). */
  callsPerProviderRoute: { perSecond: 60, burst: 120 },
  /** The same to each route that asks for no token; the portal's own pages sign in at the pool (ours). */
  callsPerPublicRoute: { perSecond: 20, burst: 40 },
  /** How long the link of an invitation is good; as long no other is mailed, which would make it void (ours). */
  invitationDays: 7,
  /** Bytes of a request that API Gateway accepts. */
  gatewayBodyBytes: 10 * 1024 * 1024,
  /** Bytes of a JSON body: the longest article, each character of it in four bytes, and as much again (ours). */
  jsonBytes: 2 * 1024 * 1024,
  /** Bytes of an event, or of a buffered response, that Lambda accepts. */
  lambdaPayloadBytes: 6 * 1024 * 1024,
} as const
