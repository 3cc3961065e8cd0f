import type { Config } from '../../../shared/contract/stage/config.ts'
import { showTexts } from '../texts/inBoth.ts'

let settings: Config | undefined

/** Takes settings that were read elsewhere. */
export function takeConfig(read: Config): void {
  settings = read
  showTexts(read.texts)
}

/** Reads the stage's settings, which stand in the page and were checked when they were written. Throws when they do not. */
export function readConfig(): void {
  takeConfig(JSON.parse(document.getElementById('config')?.textContent ?? ''))
}

/** The organisation's own look, where it has one; also where the settings could not be read. */
export const brand = () => settings?.brand

/** The stage's settings, once `readConfig` has read them. */
export function config(): Config {
  if (!settings) throw new Error('config() was called before readConfig()')
  return settings
}
