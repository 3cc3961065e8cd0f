/** Makes something at its first use only: what Intl loads would hold up the start of every Lambda, and of every page. */
export function lazy<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
