import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { leadingKeys } from '../../constructs/permissions.ts'
import { lambdaKeys } from '../../build/build.ts'
import { localEnvironment, localValues } from '../../local/environment.ts'
import { arns } from '../../local/iam/arns.ts'
import type { Policies } from '../../local/iam/guard.ts'
import { stageNamed } from '../../stages.ts'
import { buildWhatIsMissing } from '../../build/synthesise.ts'
import { synthesiseInto } from './synthesise.ts'
import type { Statement, Synthesised } from './synthesised.ts'
import { withOutlook } from './variants.ts'

// Writes what each Lambda may do, as the stack says, on the parts that stand for the stack's on this machine.

const pool = { poolId: 'eu-north-1_LocalPool', clientId: '1localwebclient23456789012' }
const local = localEnvironment(localValues(stageNamed('local'), '', pool))

/** The ARN here of a part of the stack. A part gets its name here from the variable that tells Lambdas its name. */
function arnsOf({ resources, lambdaOf }: Synthesised) {
  const named = lambdaKeys.flatMap((key) =>
    Object.entries<{ Ref?: string }>(lambdaOf(key)[1].Environment.Variables).flatMap(
      ([variable, { Ref }]) => (Ref ? [[Ref, local[variable] ?? ''] as const] : []),
    ),
  )
  const nameOf = new Map(named)
  const { table, pool: poolOf, bucket } = arns(stageNamed('local').region)
  const kinds: Record<string, (name: string) => string> = {
    'AWS::DynamoDB::GlobalTable': table,
    'AWS::DynamoDB::Table': table,
    'AWS::Cognito::UserPool': poolOf,
    // Its variable holds the ARN already.
    'AWS::SecretsManager::Secret': (arn) => arn,
    'AWS::S3::Bucket': bucket,
  }
  return (id: string) => {
    const [name, arn] = [nameOf.get(id), kinds[resources[id]?.Type ?? '']]
    // A log, say: nobody calls it here.
    return name !== undefined && arn ? arn(name) : `arn:aws:::${id}`
  }
}

// What CloudFormation knows by itself, as it is on this machine.
const pseudoParameters: Record<string, string> = {
  'AWS::Partition': 'aws',
  'AWS::AccountId': '000000000000',
}

/** The text of a resource in a policy. */
function textOf(value: any, arnOf: (id: string) => string): string {
  if (typeof value === 'string') return value
  if (value['Fn::GetAtt']?.[1] === 'Arn') return arnOf(value['Fn::GetAtt'][0])
  if (value.Ref) return pseudoParameters[value.Ref] ?? arnOf(value.Ref)
  if (value['Fn::Join']) {
    const [separator, parts] = value['Fn::Join']
    return parts.map((part: unknown) => textOf(part, arnOf)).join(separator)
  }
  throw new Error(`No rule says which resource this is: ${JSON.stringify(value)}`)
}

const understood = new Set(['Action', 'Effect', 'Resource', 'Sid', 'Condition'])

/** The one condition that the judge on this machine knows: which partitions of the table. */
const condition = z.strictObject({
  'ForAllValues:StringLike': z.strictObject({
    [leadingKeys]: z.union([z.string(), z.array(z.string())]),
  }),
  Null: z.strictObject({ [leadingKeys]: z.literal('false') }),
})

const keysOf = (given: unknown): string[] =>
  [condition.parse(given)['ForAllValues:StringLike'][leadingKeys]].flat()

function localStatement(statement: Statement, arnOf: (id: string) => string): Policies[string][0] {
  const strange = Object.keys(statement).filter((name) => !understood.has(name))
  if (strange.length > 0) throw new Error(`No rule says what ${strange.join()} of a policy means`)
  const { Condition, Sid: name } = statement
  return {
    effect: statement.Effect as 'Allow' | 'Deny',
    actions: [statement.Action].flat(),
    resources: [statement.Resource].flat().map((resource) => textOf(resource, arnOf)),
    ...(Condition !== undefined && { name, keys: keysOf(Condition) }),
  }
}

/** What each Lambda may do. */
function policiesOf(stack: Synthesised): Policies {
  const arnOf = arnsOf(stack)
  const of = (key: string) =>
    stack
      .statementsOf(stack.lambdaOf(key)[1].Role['Fn::GetAtt'][0])
      .map((statement) => localStatement(statement, arnOf))
  return Object.fromEntries(lambdaKeys.map((key) => [key, of(key)]))
}

const [, , file = ''] = process.argv
const outdir = mkdtempSync(join(tmpdir(), 'policies-'))
try {
  await buildWhatIsMissing()
  const written = JSON.stringify(policiesOf(synthesiseInto(outdir, 'local', withOutlook)), null, 1)
  mkdirSync(dirname(file), { recursive: true })
  // Whoever reads it meanwhile finds the old one or the new one.
  writeFileSync(`${file}.${process.pid}`, written)
  renameSync(`${file}.${process.pid}`, file)
} finally {
  rmSync(outdir, { recursive: true, force: true })
}
