/** A call that the page makes before the bundle is there. */
export type EarlyRead = {
  method: string
  address: string
  headers: Record<string, string>
  body: string | null
}

/** A screen that an address names for a role: what it is made of, and what it reads first. */
type EarlyScreen = {
  pathname: string
  isAdmin: boolean
  files: string[]
  reads: EarlyRead[]
  /** What a question that the address names is made of besides. */
  opened: string[]
}

/** What the page's own script acts by; the build writes it into the page (web/build/earlyPlan.ts). */
export type EarlyPlan = {
  callMs: number
  /** What every screen of those who are signed in is made of and reads, also where none of these is named. */
  frame: Pick<EarlyScreen, 'files' | 'reads'>
  screens: EarlyScreen[]
  /** The addresses that people who are signed out may stay at. */
  open: string[]
  signIn: string
}
