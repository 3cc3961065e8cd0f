import { Logger } from '@aws-lambda-powertools/logger'
import type { Context } from 'aws-lambda'

const logger = new Logger({ serviceName: 'portalen' })

type Facts = Record<string, string | number | boolean>

/**
 * Writes structured lines to the Lambda's log. No personal data: ids, codes and counts only, but for the address from
 * which somebody changed something, which goes when the technical log does (docs/requirements.md, "Audit log").
 */
export const log = {
  /** Names the invocation, with its request id, in every line from here on. */
  begin: (context: Context) => logger.addContext(context),

  note: (message: string, facts: Facts) => logger.info(message, facts),

  /** `error` gives its name, text and stack. */
  error: (message: string, error: unknown, facts: Facts = {}) =>
    logger.error(message, { ...facts, error: error instanceof Error ? error : String(error) }),
}
