/** Why a file gives no text. */
export type Why =
  | 'encrypted'
  | 'scan'
  | 'empty'
  | 'broken'
  | 'gone'
  | 'large'
  | 'bomb'
  | 'slow'
  | 'kind'
  | 'offline'

/** What was read of a file: its text, and of how many pages how many are pictures; or why there is none. */
export type Outcome = { text: string; pages: number; pictures: number } | { why: Why }

/** What the worker tells; PDF.js, which takes the thread for its own, tells other things as well. */
export type Told = { told?: Outcome | { html: string } }

/** What the worker is asked to read. */
export type Wanted = { kind: 'pdf' | 'docx'; bytes: ArrayBuffer }
