import type { Sum } from '../stores/answers/sums.ts'

type Counts = {
  QuestionAntal: number
  InTokenAntal: number
  OutTokenAntal: number
  MikroOre: number
}

export const countsOf = (sum: Sum): Counts => ({
  QuestionAntal: sum.answers,
  InTokenAntal: sum.in,
  OutTokenAntal: sum.out,
  MikroOre: sum.cost,
})

export const together = (all: Iterable<Sum>): Sum => {
  const whole = { answers: 0, in: 0, out: 0, cost: 0 }
  for (const one of all) {
    whole.answers += one.answers
    whole.in += one.in
    whole.out += one.out
    whole.cost += one.cost
  }
  return whole
}
