import * as z from 'zod/mini'
import { serverLimits } from '../../../shared/serverLimits.ts'

/**
 * A sign-in and all that was refreshed from it: its id (`origin_jti`) and when it began (`auth_time`, in seconds since
 * 1970), as every token of it says (Amazon Cognito, "Understanding the access token").
 */
export type Session = { id: string; since: number }

/** What a profile knows of its owner's sessions. */
export const sessionFields = {
  /** Sessions that began before do not count any more; in seconds since 1970. */
  SessionsFrom: z.int(),
  /** Sessions that were ended one by one, and until when each could have been refreshed. */
  SessionsEnded: z.array(z.object({ id: z.string(), until: z.int() })),
}

export const noSessionEnded = { SessionsFrom: 0, SessionsEnded: [] }

type Sessions = { [Name in keyof typeof sessionFields]: z.infer<(typeof sessionFields)[Name]> }

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000)

const longest = serverLimits.refreshTokenDays * 24 * 60 * 60
// A profile is read with every call, and costs half a unit below 4 KB: a short name for each, and not too many.
const nameOf = ({ id }: Session) => id.slice(0, 13)
const mostEnded = 50

export const sessions = {
  /** Whether a session has been ended (docs/requirements.md, "Sessions"). */
  isOver: ({ SessionsFrom, SessionsEnded }: Sessions, session: Session): boolean =>
    session.since < SessionsFrom || SessionsEnded.some(({ id }) => id === nameOf(session)),

  /**
   * What ends all sessions that began until now. Tokens tell whole seconds only, so the second that runs belongs to what
   * is ended: answer whoever asked for it after `begun`, and they can sign in again at once.
   */
  allEnded: () => ({ SessionsFrom: seconds(Date.now()) + 1, SessionsEnded: [] }),

  /** Waits until sessions that begin from now on count: a second at most. */
  begun: ({ SessionsFrom }: Pick<Sessions, 'SessionsFrom'>): Promise<void> =>
    new Promise((resolve) => setTimeout(resolve, Math.max(0, SessionsFrom * 1000 - Date.now()))),

  /**
   * What ends one session besides those that were ended before, and nothing of when sessions count from: all may have been ended
   * meanwhile. Whoever ends too many one by one ends all.
   */
  oneEnded({ SessionsEnded }: Sessions, session: Session): Partial<Sessions> {
    const id = nameOf(session)
    const now = seconds(Date.now())
    const others = SessionsEnded.filter((ended) => ended.id !== id && ended.until > now)
    if (others.length >= mostEnded) return sessions.allEnded()
    return { SessionsEnded: [...others, { id, until: session.since + longest }] }
  },
}
