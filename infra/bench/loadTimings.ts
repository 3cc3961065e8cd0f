import type { RouteKey } from '../../shared/contract/index.ts'
import type { Line } from './line.ts'

const share = (sorted: number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN

/** How long the calls of each route took, and what went wrong. */
export class Timings {
  #took = new Map<RouteKey, number[]>()
  errors: string[] = []

  /** Notes a call that was answered after so many milliseconds. */
  took(key: RouteKey, ms: number): void {
    const all = this.#took.get(key) ?? []
    all.push(ms)
    this.#took.set(key, all)
  }

  failed(what: string): void {
    this.errors.push(what)
  }

  get count(): number {
    return [...this.#took.values()].reduce((sum, { length }) => sum + length, 0)
  }

  /** The middle and the slowest hundredth of each route. */
  lines(): Line[] {
    return [...this.#took].flatMap(([key, all]) => {
      const sorted = all.toSorted((a, b) => a - b)
      return [
        { what: `${key} (${all.length}), median`, figure: share(sorted, 0.5), unit: 'ms' },
        { what: `${key}, 99 of 100`, figure: share(sorted, 0.99), unit: 'ms' },
      ]
    })
  }
}
