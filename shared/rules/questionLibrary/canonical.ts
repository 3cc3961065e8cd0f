/** Deeper than anything that a library holds. */
const deepest = 12

/** A value as RFC 8785 writes it: names in the order of their characters, no space. Undefined where it is too deep to be read. */
export function canonical(value: unknown, depth = 0): string | undefined {
  if (depth > deepest) return undefined
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const parts = Array.isArray(value)
    ? value.map((part: unknown) => canonical(part, depth + 1))
    : Object.entries(value)
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, part]) => {
          const text = canonical(part, depth + 1)
          return text && `${JSON.stringify(name)}:${text}`
        })
  if (parts.includes(undefined)) return undefined
  return Array.isArray(value) ? `[${parts.join()}]` : `{${parts.join()}}`
}
