/** Makes something at its first use only: what Intl loads would cost every Lambda's start some milliseconds. */
export function lazy<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
