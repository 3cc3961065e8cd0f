/** Numbers of the product: specification section 9 unless a line says otherwise. */
export const limits = {
  /** Milliseconds between two refreshes of the notification list and of the dashboard. */
  pollMs: 30_000,
  /** Milliseconds that a toast stays. */
  toastMs: 3_000,
  /** Milliseconds from the reset request to the return to the start page. */
  resetRedirectMs: 1_500,
  searchDebounceMs: 500,

  /** Characters. A search longer than this is a mistake (ours). */
  searchTerm: 200,
  /** Characters of a person's own text to a question: some six pages (ours). */
  answerText: 20_000,
  /** Bytes of a picture that the server takes, and pixels of its side after the browser has scaled it. */
  pictureBytes: 5 * 1024 * 1024,
  pictureSide: 512,
  emailLength: 254,
  nameLength: 100,
  passwordMin: 8,
  /** Cognito's own maximum. */
  passwordMax: 256,

  /** Rows of the input box and of the answer box. */
  boxRows: 10,
  /** Widest question card in pixels. */
  cardWidth: 1200,

  /** Seconds: comment lines keep a silent stream open through every proxy (architecture.md, Deployed). */
  streamKeepAliveSeconds: 10,
  /** Milliseconds that API Gateway waits for a buffered Lambda. */
  gatewayTimeoutMs: 29_000,
  /** Bytes of a request that API Gateway accepts. */
  gatewayBodyBytes: 10 * 1024 * 1024,
  /** Bytes of an event, or of a buffered response, that Lambda accepts. */
  lambdaPayloadBytes: 6 * 1024 * 1024,
} as const
