/** What can be asked of an answer in a trial. */
export const checkKinds = [
  'contains',
  'lacks',
  'words',
  'headings',
  'table',
  'swedish',
  'lix',
  'unmarked',
  'unsure',
] as const

export type CheckKind = (typeof checkKinds)[number]

/** One thing that must hold of an answer: `text` is what it contains or lacks, or its headings line by line; `most` a number. */
export type Check = { kind: CheckKind; text: string; most?: number | undefined }

/** Whether it holds, and the number that was found where it is about one. */
export type Outcome = { ok: boolean; found?: number }

/** What a kind of check is told besides: a text, or a number. */
export const needsText = (kind: CheckKind): boolean => /^(?:contains|lacks|headings)$/.test(kind)
export const needsNumber = (kind: CheckKind): boolean => kind === 'words' || kind === 'lix'
