import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Stage } from '../../stageSettings.ts'
import { nameOf } from './variants.ts'

export type Resource = {
  Type: string
  Properties: any
  DeletionPolicy?: string
  DependsOn?: string[]
}
export type Statement = {
  Sid?: string
  Action: string | string[]
  Effect: string
  Resource: unknown
  Condition?: unknown
}

/** Where the stacks lie that a run of the tests asks about. */
export const stacksFolder = resolve(import.meta.dirname, '../../../dist/stacks')

/** What the stack holds that is nested in one, as if it named the outer one's resources itself. */
function nestedIn(outdir: string, outer: Record<string, Resource>): Record<string, Resource> {
  const stacks = Object.values(outer).filter(({ Type }) => Type === 'AWS::CloudFormation::Stack')
  const files = readdirSync(outdir).filter((name) => name.endsWith('.nested.template.json'))
  if (stacks.length > 1 || files.length !== stacks.length) throw new Error('Which is nested?')
  const [given = {}] = stacks.map(({ Properties }) => Properties.Parameters)
  const named = (_: string, value: any) => (value?.Ref in given ? given[value.Ref] : value)
  const texts = files.map((file) => readFileSync(join(outdir, file), 'utf8'))
  return Object.assign({}, ...texts.map((text) => JSON.parse(text, named).Resources))
}

/** Questions about the stack of a stage that lies in a folder. */
export function stackIn(outdir: string, stageName: string) {
  const id = `Portal-${stageName}`
  const template = JSON.parse(readFileSync(join(outdir, `${id}.template.json`), 'utf8'))
  const own: Record<string, Resource> = template.Resources
  const resources = { ...own, ...nestedIn(outdir, own) }
  /** The names of what the stack prints. */
  const outputs: Record<string, any> = template.Outputs
  const printed = Object.keys(outputs)

  const ofType = (type: string) =>
    Object.entries(resources).filter(([, resource]) => resource.Type === type)
  /** The only resource of its type. */
  const one = (type: string): [id: string, resource: Resource] => {
    const [found, ...more] = ofType(type)
    if (!found || more.length > 0) throw new Error(`There are ${more.length + 1} ${type}`)
    return found
  }
  /** The Lambda of a key. */
  const lambdaOf = (key: string): [id: string, properties: any] => {
    const all = ofType('AWS::Lambda::Function').filter(
      ([, { Properties }]) => Properties.Description === `${key} of ${id}`,
    )
    const [found, ...more] = all
    if (!found || more.length > 0) throw new Error(`There are ${all.length} Lambdas of ${key}`)
    return [found[0], found[1].Properties]
  }
  /** Every statement that a role holds, inline or attached. */
  const statementsOf = (roleId: string): Statement[] => {
    const inline = resources[roleId]?.Properties.Policies ?? []
    const attached = ofType('AWS::IAM::Policy')
      .map(([, { Properties }]) => Properties)
      .filter(({ Roles }) => Roles.some((role: { Ref: string }) => role.Ref === roleId))
    return [...inline, ...attached].flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
  }
  return { outdir, own, resources, outputs, printed, ofType, one, lambdaOf, statementsOf }
}

export type Synthesised = ReturnType<typeof stackIn>

/** One of the stacks that were synthesised before the run (`variants.ts`). */
export const synthesised = (stageName: string, changes: Partial<Stage> = {}): Synthesised =>
  stackIn(join(stacksFolder, nameOf(stageName, changes)), stageName)

/** The stack of prod as it is deployed for the first time. */
export const synthesisedFirst = (): Synthesised => stackIn(join(stacksFolder, 'prod-first'), 'prod')
