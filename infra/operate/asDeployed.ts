import { z } from 'zod'
import type { PrintedSettings } from '../delivery/printedSettings.ts'
import { stageNamed } from '../stages.ts'
import type { Stage } from '../stageSettings.ts'
import type { Outputs } from './outputs.ts'

const printed = z.object({
  shards: z.record(z.string(), z.number()),
  profileFields: z.array(z.string()),
})

/** What a setting says, by the names that it has in infra/stages.ts. */
const valuesOf = (
  setting: keyof PrintedSettings,
  { shards, profileFields }: z.infer<typeof printed>,
): [name: string, value: string][] =>
  setting === 'shards'
    ? Object.entries(shards).map(([of, count]) => [`shards.${of}`, String(count)])
    : [['profileFields', profileFields.toSorted().join(', ') || 'empty']]

/**
 * The settings of a stage, for a command that goes by one of them. Throws where the deployed Lambdas have another value: what the
 * command did would be undone by them, or lost to them.
 */
export function asDeployed(
  setting: keyof PrintedSettings,
  stageName: string,
  { Settings }: Pick<Outputs, 'Settings'>,
): Stage {
  const stage = stageNamed(stageName)
  const stack = `Portal-${stageName}`
  if (Settings === undefined) {
    throw new Error(`${stack} does not say with which ${setting} it was deployed: deploy first.`)
  }
  const there = new Map(valuesOf(setting, z.parse(printed, JSON.parse(Settings))))
  const differing = valuesOf(setting, stage)
    .filter(([name, value]) => there.get(name) !== value)
    .map(
      ([name, value]) =>
        `${name} is ${value} in infra/stages.ts and ${there.get(name) ?? 'not known'} in ${stack}`,
    )
  if (differing.length === 0) return stage
  throw new Error(
    `${differing.join(', ')}: deploy first, or take the checkout that was deployed. Nothing was changed.`,
  )
}
