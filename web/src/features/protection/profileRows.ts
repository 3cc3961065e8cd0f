import type { Oneself } from '../../../../shared/contract/user.ts'
import { authenticatorTexts } from '../../texts/auth/authenticator.ts'
import { profileTexts } from '../../texts/profile.ts'
import { protectionTexts as texts } from '../../texts/protection.ts'
import { minuteOf } from '../../ui/dates.ts'

const labels: Record<string, string> = { ...texts.fields, ...profileTexts.fields }

const steps = { on: authenticatorTexts.on, off: authenticatorTexts.off, outlook: texts.atOutlook }

const moments = new Set(['Lastlogin', 'DaytoUpdate'])

type Value = string | number | boolean | readonly string[] | null | undefined

function plain(name: string, value: Value): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  const text = [value ?? ''].flat().join(', ')
  return moments.has(name) && text !== '' ? minuteOf(text) : text
}

/** What a profile holds, as people read it: each field that is filled in, with its name. */
export const profileRows = (profile: Partial<Oneself>): string[][] =>
  Object.entries({
    ...profile,
    ...(profile.Role !== undefined && { Role: profileTexts.roles[profile.Role] }),
    ...(profile.SecondStep && { SecondStep: steps[profile.SecondStep] }),
  })
    .map(([name, value]) => [labels[name] ?? name, plain(name, value)])
    .filter(([, text]) => text !== '')
