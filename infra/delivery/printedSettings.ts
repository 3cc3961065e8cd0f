import type { Stage } from '../stageSettings.ts'

/** Settings by which Lambdas find and keep what lies in the table, and so do operators' commands. */
export type PrintedSettings = Pick<Stage, 'shards' | 'profileFields'>

/** What a stage's stack prints of them, so that a command sees what is deployed. */
export const printedSettings = ({ shards, profileFields }: PrintedSettings): string =>
  JSON.stringify({ shards, profileFields })
