import type { Config } from '../../../shared/contract/config.ts'

let loaded: Config | undefined

/** Reads the stage's settings, which were checked when they were written. Throws when they cannot be read. */
export async function loadConfig(): Promise<void> {
  const response = await fetch('/config.json')
  loaded = await response.json()
}

/** The stage's settings, once `loadConfig` has read them. */
export function config(): Config {
  if (!loaded) throw new Error('config() was called before loadConfig()')
  return loaded
}
