import { parseArgs, type ParseArgsConfig } from 'node:util'

/**
 * What was typed after a command. Whoever asks for help gets it, or else which options there are; who mistypes an option reads
 * one line, and the command ends with 1 before it has begun.
 */
export function typed<const T extends ParseArgsConfig>(config: T, help?: string) {
  const options = Object.keys(config.options ?? {}).map((name) => `--${name}`)
  const all = `Options: ${options.join(', ')}`
  if (process.argv.includes('--help')) {
    process.stdout.write(`${help ?? all}\n`)
    process.exit(0)
  }
  try {
    return parseArgs(config)
  } catch (error) {
    const [what] = String(error instanceof Error ? error.message : error).split('. ')
    process.stderr.write(`${what}. ${all}\n`)
    process.exit(1)
  }
}
