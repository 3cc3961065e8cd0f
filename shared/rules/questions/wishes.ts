/** How long an answer may be, and how much of something its author wants, in their words. */
export const lengths = ['kort', 'mellan', 'lång'] as const
export const degrees = ['låg', 'mellan', 'hög'] as const

export type Length = (typeof lengths)[number]
export type Degree = (typeof degrees)[number]

/**
 * What a question's author wants of its answers: their length, how hard the model thinks, and how much one answer differs from the
 * next. What is not said is as the model's own.
 */
export type Wishes = {
  length?: Length | undefined
  effort?: Degree | undefined
  variation?: Degree | undefined
}

/** What a model can be told, and how much of it. */
export type Takes = { effort: Degree[]; variation: Degree[] }

/** Words of an answer of that length (docs/requirements.md, "Answers"). */
export const wordsOf = { kort: 150, mellan: 400, lång: 1_000 } as const satisfies Record<
  Length,
  number
>

/** Three times what Swedish takes: it stops what runs away, and leaves room for who asks for more. */
const tokensPerWord = 6

/**
 * The greatest length of an answer in tokens: `most` is the model's. What a model thinks counts towards it, and is not what an
 * author means: `thinking` tokens are left for it.
 */
export const tokensFor = (length: Length | undefined, most: number, thinking: number): number =>
  length === undefined ? most : Math.min(most, wordsOf[length] * tokensPerWord + thinking)

/** Wishes in their one order; undefined where nothing is wished. */
export function wishesIn({ length, effort, variation }: Wishes = {}): Wishes | undefined {
  const said = {
    ...(length !== undefined && { length }),
    ...(effort !== undefined && { effort }),
    ...(variation !== undefined && { variation }),
  }
  return Object.keys(said).length === 0 ? undefined : said
}

const ofModels = ['effort', 'variation'] as const

/** Those that a model cannot be told. */
export const misplaced = (wishes: Wishes = {}, takes: Takes): (typeof ofModels)[number][] =>
  ofModels.filter((name) => {
    const wanted = wishes[name]
    return wanted !== undefined && !takes[name].includes(wanted)
  })

/** The same without those that a model cannot be told; undefined where nothing is left. */
export const takenBy = (wishes: Wishes | undefined, takes: Takes): Wishes | undefined =>
  wishesIn({
    ...wishes,
    ...Object.fromEntries(misplaced(wishes, takes).map((name) => [name, undefined])),
  })
