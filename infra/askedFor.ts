type Made = {
  retiredModels: Record<string, string>
  modelEnds?: Record<string, string> | undefined
}

/** The models that a stage asks for one that it names: itself until its last day, and its successor, which answers at once where there is no day. */
export function askedFor(GPTV: string, { retiredModels, modelEnds = {} }: Made): string[] {
  const successor = retiredModels[GPTV]
  if (successor === undefined) return [GPTV]
  return modelEnds[GPTV] === undefined ? [successor] : [GPTV, successor]
}
