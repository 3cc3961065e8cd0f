import { isDeepStrictEqual } from 'node:util'

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Whether two values say the same as JSON, in whatever order their fields come: the table gives names in any order. */
export const isSameJson = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(asJson(one), asJson(other))
