import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { App } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { buildFunctions, buildTracer, buildWebIfStale, lambdaKeys } from '../../build/build.ts'
import { PortalStack } from '../../portalStack.ts'
import type { Stage } from '../../stageSettings.ts'
import { stageNamed } from '../../stages.ts'
import { root } from '../architecture/sources.ts'

export type Resource = {
  Type: string
  Properties: any
  DeletionPolicy?: string
  DependsOn?: string[]
}
export type Statement = { Action: string | string[]; Effect: string; Resource: unknown }

/** What the stack is made of: `npm test` has built it, a single test file may have to. */
export async function buildWhatIsMissing(): Promise<void> {
  const bundles = lambdaKeys.map((key) => join(root, `dist/functions/${key}/index.js`))
  if (!bundles.every((file) => existsSync(file))) await buildFunctions()
  if (!existsSync(join(root, 'dist/tracer'))) await buildTracer()
  if (!existsSync(join(root, 'dist/web/index.html'))) buildWebIfStale()
}

/** What turns sign-in with Outlook on in a stage. */
export const withOutlook = {
  entraId: {
    tenantId: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    clientId: '7d2b1c0e-5a4f-4e3d-9c8b-6a7f8e9d0c1b',
    secretVersion: '5b1f2c3d-0000-4000-8000-000000000000',
    adminGroup: '0d8c7e6f-5a4b-4321-8f0e-1d2c3b4a5f60',
    domainPrefix: 'portalen-dev',
    portalAddress: 'https://portal.example.se',
  },
} satisfies Partial<Stage>

/** Every setting that a stage may leave out, and a secret that has been replaced once. */
export const withEverything = {
  ...withOutlook,
  domain: {
    name: 'portal.example.se',
    certificateArn:
      'arn:aws:acm:us-east-1:123456789012:certificate/1b4e28ba-2fa1-4d2b-883f-b9a761bde3fb',
  },
  mailFrom: 'portalen@example.se',
  alarmMail: 'drift@example.se',
  allowedIpRanges: ['192.0.2.0/24', '2001:db8::/32'],
  throttle: { perSecond: 500, burst: 1_000 },
  originSecret: 2,
} satisfies Partial<Stage>

/**
 * One stage of the stack, with changed settings if need be, synthesised in this process into a folder, and questions
 * about it.
 */
export function synthesiseInto(outdir: string, stageName: string, changes: Partial<Stage> = {}) {
  const stage = { ...stageNamed(stageName), ...changes }
  const folder = join(outdir, stageName, ...Object.keys(changes))
  const app = new App({ outdir: folder, builtinCloudFormationValidation: false })
  const id = `Portal-${stageName}`
  const stack = new PortalStack(app, id, { stage, env: { region: stage.region } })
  const template = Template.fromStack(stack).toJSON()
  const resources: Record<string, Resource> = template['Resources']
  /** The names of what the stack prints. */
  const printed = Object.keys(template['Outputs'])

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
  return { outdir: app.outdir, resources, printed, ofType, one, lambdaOf, statementsOf }
}

export type Synthesised = ReturnType<typeof synthesiseInto>
