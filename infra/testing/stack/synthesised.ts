import { readFileSync } from 'node:fs'
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

type Template = { Resources: Record<string, Resource>; Outputs?: Record<string, any> }
/** A stack that is nested in another, and what that one gives it. */
type Nested = { template: Template; given: Record<string, unknown> }

const templateIn = (outdir: string, file: string): Template =>
  JSON.parse(readFileSync(join(outdir, file), 'utf8'))

/** The stacks that are nested in one, by the name that it has for each. */
function nestedIn(outdir: string, id: string, own: Record<string, Resource>) {
  const { files } = JSON.parse(readFileSync(join(outdir, `${id}.assets.json`), 'utf8'))
  const stacks = Object.entries(own).filter(([, { Type }]) => Type === 'AWS::CloudFormation::Stack')
  return new Map<string, Nested>(
    stacks.map(([name, { Properties }]) => {
      const [, hash = ''] = /([\da-f]{64})\.json/.exec(JSON.stringify(Properties.TemplateURL)) ?? []
      const template = templateIn(outdir, files[hash].source.path)
      return [name, { template, given: Properties.Parameters ?? {} }]
    }),
  )
}

/** What a template says, as if outer and nested stacks were one and named each other's resources themselves. */
function joined(value: any, nested: Map<string, Nested>, given: Nested['given'] = {}): any {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => joined(one, nested, given))
  if (value.Ref in given) return joined(given[value.Ref], nested)
  const [id, attribute = ''] = value['Fn::GetAtt'] ?? []
  const inner = nested.get(id)
  const [, output] = /^Outputs\.(.+)$/.exec(attribute) ?? []
  if (inner && output !== undefined)
    return joined(inner.template.Outputs?.[output].Value, nested, inner.given)
  const all = Object.entries(value).map(([name, one]) => [name, joined(one, nested, given)])
  return Object.fromEntries(all)
}

/** Questions about the stack of a stage that lies in a folder. */
export function stackIn(outdir: string, stageName: string) {
  const id = `Portal-${stageName}`
  const { Resources: own, Outputs = {} } = templateIn(outdir, `${id}.template.json`)
  const nested = nestedIn(outdir, id, own)
  const resources: Record<string, Resource> = joined(own, nested)
  for (const { template, given } of nested.values())
    Object.assign(resources, joined(template.Resources, nested, given))
  const outputs: Record<string, any> = joined(Outputs, nested)
  /** The names of what the stack prints. */
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
  return { outdir, own, nested, resources, outputs, printed, ofType, one, lambdaOf, statementsOf }
}

export type Synthesised = ReturnType<typeof stackIn>

/** One of the stacks that were synthesised before the run (`variants.ts`). */
export const synthesised = (stageName: string, changes: Partial<Stage> = {}): Synthesised =>
  stackIn(join(stacksFolder, nameOf(stageName, changes)), stageName)

/** The stack of prod as it is deployed for the first time. */
export const synthesisedFirst = (): Synthesised => stackIn(join(stacksFolder, 'prod-first'), 'prod')
