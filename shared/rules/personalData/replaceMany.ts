/** Values are looked for by their first characters, so many. */
const indexed = 6

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The values of one beginning: which lengths there are, the longest first. */
function lengthsByBeginning(values: Iterable<string>): Map<string, number[]> {
  const lengths = new Map<string, number[]>()
  for (const value of values) {
    const beginning = value.slice(0, indexed)
    const known = lengths.get(beginning) ?? []
    if (!known.includes(value.length)) lengths.set(beginning, [...known, value.length])
  }
  for (const known of lengths.values()) known.sort((a, b) => b - a)
  return lengths
}

/**
 * A function that puts something in the place of each value wherever it stands in a text, the longest first. However many values
 * there are, its time grows with the text alone.
 */
export function replaceMany(instead: ReadonlyMap<string, string>): (text: string) => string {
  const long = [...instead.keys()].filter((value) => value.length >= indexed)
  const short = [...instead.keys()]
    .filter((value) => value.length < indexed && value !== '')
    .toSorted((a, b) => b.length - a.length)
  const lengths = lengthsByBeginning(long)
  const shortOnes = new RegExp(short.map(escaped).join('|'), 'g')

  const withoutShort = (text: string) =>
    short.length === 0 ? text : text.replaceAll(shortOnes, (value) => instead.get(value) ?? value)

  function valueAt(text: string, at: number): string | undefined {
    const known = lengths.get(text.slice(at, at + indexed))
    return known?.map((length) => text.slice(at, at + length)).find((value) => instead.has(value))
  }

  return (text) => {
    let [done, begun] = ['', 0]
    for (let at = 0; lengths.size > 0 && at < text.length; at++) {
      const value = valueAt(text, at)
      if (value === undefined) continue
      done += withoutShort(text.slice(begun, at)) + (instead.get(value) ?? '')
      begun = at + value.length
      at = begun - 1
    }
    return done + withoutShort(text.slice(begun))
  }
}
