// A search that is typed letter by letter has many addresses; a list of ten thousand people is large.
const most = 6

const forgetting = new Set<() => void>()

/** The last answers of a call that revalidates, each with its ETag, by their address. The oldest go first. */
export function remembered<Answer>() {
  const answers = new Map<string, { etag: string; answer: Answer }>()
  forgetting.add(() => answers.clear())
  return {
    get: (address: string) => answers.get(address),
    set(address: string, etag: string, answer: Answer) {
      answers.delete(address)
      answers.set(address, { etag, answer })
      const [oldest] = answers.keys()
      if (answers.size > most && oldest !== undefined) answers.delete(oldest)
    },
  }
}

/** Whoever sits here next is not answered from what the last one has read. */
export function forgetAnswers() {
  for (const forget of forgetting) forget()
}
