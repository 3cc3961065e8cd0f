/** Numbers that look like chance and are the same in every run (a linear congruential generator modulo 2^32). */
export function chanceFrom(seed: number) {
  let state = seed
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const whole = (least: number, most: number): number =>
    least + Math.floor(next() * (most - least + 1))
  return {
    whole,
    oneOf: <T>(all: readonly [T, ...T[]]): T => all[whole(0, all.length - 1)] ?? all[0],
    digits: (count: number): string => Array.from({ length: count }, () => whole(0, 9)).join(''),
  }
}

export type Chance = ReturnType<typeof chanceFrom>

export const two = (number: number): string => String(number).padStart(2, '0')

/** The check digit by which digits pass Luhn. */
export function luhn(before: string): string {
  const sum = before
    .split('')
    .toReversed()
    .reduce((all, digit, at) => {
      const doubled = Number(digit) * (at % 2 === 0 ? 2 : 1)
      return all + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
  return String((10 - (sum % 10)) % 10)
}
