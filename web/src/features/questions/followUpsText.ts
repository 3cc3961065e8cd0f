/*
 * The ways to ask on stand in their box one on each line: a comma may belong to one of them.
 */

export const textOfFollowUps = (followUps: readonly string[]): string => followUps.join('\n')

export const followUpsIn = (text: string): string[] =>
  text.split('\n').flatMap((line) => line.trim() || [])
