type Facts = Record<string, unknown>

const write = (level: 'info' | 'error', message: string, facts: Facts) =>
  process.stdout.write(`${JSON.stringify({ level, message, ...facts })}\n`)

/** Writes one structured line to the Lambda's log. No personal data: ids, codes and counts only. */
export const log = {
  info: (message: string, facts: Facts = {}) => write('info', message, facts),
  /** `error` gives its name, text and stack. */
  error: (message: string, error: unknown, facts: Facts = {}) =>
    write('error', message, {
      ...facts,
      ...(error instanceof Error
        ? { error: error.name, text: error.message, stack: error.stack }
        : { error: String(error) }),
    }),
}
