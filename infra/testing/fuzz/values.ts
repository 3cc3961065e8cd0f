import { z } from 'zod'
import type { Schema } from '../../build/openapi/schemas.ts'

const part: z.ZodType<Schema> = z.record(z.string(), z.any()).catch({})

/** What a run chooses by: the same seed, the same choices. */
export class Chance {
  random: () => number

  constructor(random: () => number) {
    this.random = random
  }

  /** True so often, of 1. */
  is = (often: number): boolean => this.random() < often

  /** A whole number from 0 up to, but not, `below`. */
  below = (below: number): number => Math.floor(this.random() * below)

  /** One of several. */
  of<T>(several: readonly T[]): T {
    const one = several[this.below(several.length)]
    if (one === undefined) throw new Error('Nothing to choose from')
    return one
  }
}

// What has broken programs before: other types, edges of numbers, signs that turn, end or escape something.
const odd: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e300,
  0.1,
  [],
  {},
  [[]],
  '',
  ' ',
  'null',
  '#VERSION',
  '../../x',
  '__proto__',
  'å'.repeat(300),
  'x'.repeat(20_000),
  '\u0000',
  '\u202Eabc\u200B',
  '\uD800',
  '<script>alert(1)</script>',
  '=cmd|1',
  '%zz',
  "' OR 1=1 --",
  '2026-02-30T25:61:00Z',
  '9999-12-31T23:59:59Z',
  { $gt: '' },
  JSON.parse('{"__proto__":{"Role":0},"constructor":1}'),
]

const words = ['Möte', 'Hej', 'Åsa', 'a', 'Växjö 1', 'Portalen1', 'ny@example.se', '19850709-9805']

function textOf({ format, minLength = 0, maxLength = 40 }: Schema, name: string, chance: Chance) {
  if (format === 'date-time') {
    const day = new Date(Date.UTC(2026, 10, 23 + chance.below(40), 5 + chance.below(12)))
    return day.toISOString()
  }
  if (/mail/i.test(name)) return `f${chance.below(50)}@example.se`
  if (/password/i.test(name)) return chance.of(['Portalen1', 'Portalen2', ''])
  return chance.of(words).padEnd(minLength, 'x').slice(0, maxLength)
}

/** A value that fits a JSON Schema, mostly; `ids` are what exists. A tenth of all values is anything at all. */
export function valueOf(
  schema: Schema,
  name: string,
  chance: Chance,
  ids: readonly string[],
): unknown {
  if (chance.is(0.03)) return chance.of(odd)
  const { anyOf, enum: among, const: only, type, properties = {}, required = [] } = schema
  if (only !== undefined) return only
  if (among) return chance.of(among)
  if (schema.contentSchema) {
    return JSON.stringify(valueOf(schema.contentSchema, name, chance, ids))
  }
  if (anyOf && !properties.id)
    return valueOf({ ...schema, anyOf: undefined, ...chance.of(anyOf) }, name, chance, ids)
  switch (Array.isArray(type) ? chance.of(type) : type) {
    case 'object': {
      const fields = Object.entries(properties).filter(([field]) =>
        chance.is(required.includes(field) ? 0.97 : 0.5),
      )
      return Object.fromEntries(
        fields.map(([field, of]) => [field, valueOf(z.parse(part, of), field, chance, ids)]),
      )
    }
    case 'array':
      return Array.from({ length: chance.below(4) }, () =>
        valueOf(z.parse(part, schema.items), name, chance, ids),
      )
    case 'integer':
    case 'number':
      return (
        (schema.minimum ?? 0) +
        chance.below(Math.min(50, (schema.maximum ?? 40) - (schema.minimum ?? 0) + 1))
      )
    case 'boolean':
      return chance.is(0.5)
    case 'null':
      return null
    case 'string':
      return /id$|^event$/i.test(name) ? chance.of(ids) : textOf(schema, name, chance)
    default:
      return chance.of(odd)
  }
}
