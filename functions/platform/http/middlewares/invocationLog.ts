import type { MiddlewareObj } from '@middy/core'
import { log } from '../../../runtime/log.ts'

/** Every line of the log names the invocation from here on. */
export const invocationLog: MiddlewareObj = { before: ({ context }) => log.begin(context) }
