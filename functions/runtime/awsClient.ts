/** What the tracer reads and changes of a client of the AWS SDK. */
export type Client = { middlewareStack: unknown; config: unknown }

const traceableClients: Client[] = []

/** The clients whose calls are seen in the traces. */
export const clients: readonly Client[] = traceableClients

/** Lets the calls of a client of the AWS SDK be seen in the traces (`traced.ts`). Gives the client back. */
export function traceable<C extends Client>(client: C): C {
  traceableClients.push(client)
  return client
}

/**
 * Settings of a client of the AWS SDK whose calls are given up after so many milliseconds; without them a call that
 * hangs would wait for ever. It is tried again then, three times in all unless the client says otherwise.
 */
export const givenUpAfter = (requestTimeout: number, connectionTimeout = 1_000) => ({
  requestHandler: { connectionTimeout, requestTimeout, throwOnRequestTimeout: true },
})
