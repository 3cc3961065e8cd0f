import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keys } from '../../functions/stores/table.ts'
import { type PrintedSettings, printedSettings } from '../delivery/printedSettings.ts'
import { startDynamodb } from '../local/engines/dynamodb.ts'
import { names } from '../local/environment.ts'
import { stageNamed } from '../stages.ts'
import { root } from '../testing/architecture/sources.ts'
import { startStackOutputs } from '../testing/operate/stackOutputs.ts'
import { dataFolder } from '../testing/portalProcess.ts'
import { asDeployed } from './asDeployed.ts'

const table = names.table
const credentials = { AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' }
const dev = stageNamed('dev')
const { pk, sk } = keys.user('anna')
const key = { pk: { S: pk }, sk: { S: sk } }
const profile = { ...key, Sallary: { N: '41000' } }

let data: ReturnType<typeof dataFolder>
let engine: Awaited<ReturnType<typeof startDynamodb>>
let client: DynamoDBClient
beforeAll(async () => {
  data = dataFolder()
  engine = await startDynamodb({ port: 0, file: join(data.path, 'table.sqlite'), table })
  client = new DynamoDBClient({
    endpoint: engine.url,
    region: 'eu-north-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  })
  await client.send(new PutItemCommand({ TableName: table, Item: profile }))
})
afterAll(async () => {
  client.destroy()
  await engine.stop()
  data[Symbol.dispose]()
})

const stored = async () =>
  (await client.send(new GetItemCommand({ TableName: table, Key: key, ConsistentRead: true }))).Item

/** Runs a command of this checkout on a stage `dev` that was deployed with these settings. */
async function run(command: string, deployed: PrintedSettings, ...more: string[]) {
  const stack = await startStackOutputs({
    Address: 'https://portal.example.se',
    ApiAddress: 'https://api.example.se/v1',
    TableName: table,
    UserPoolId: 'eu-north-1_x',
    UserPoolClientId: 'x',
    ProviderKeysSecret: 'x',
    FailedQueueUrl: 'x',
    DeliverFunction: 'x',
    Settings: printedSettings(deployed),
  })
  const child = spawn(
    process.execPath,
    ['infra/operate/operate.ts', command, '--stage', 'dev', ...more],
    {
      cwd: root,
      env: {
        PATH: process.env['PATH'],
        ...credentials,
        AWS_ENDPOINT_URL_DYNAMODB: engine.url,
        AWS_ENDPOINT_URL_CLOUDFORMATION: stack.url,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let said = ''
  child.stdout.on('data', (text) => (said += text))
  child.stderr.on('data', (text) => (said += text))
  const [code]: (number | null)[] = await once(child, 'close')
  await stack.stop()
  return { code, said }
}

test('an operator who has raised shards and not deployed, or has an older checkout, moves nobody', async () => {
  expect(await run('spread-people', { ...dev, shards: { ...dev.shards, people: 2 } })).toEqual({
    code: 1,
    said:
      'Error: shards.people is 1 in infra/stages.ts and 2 in Portal-dev: ' +
      'deploy first, or take the checkout that was deployed. Nothing was changed.\n',
  })
  // A number that is deployed as the checkout has it, whatever else differs.
  expect(await run('spread-people', { ...dev, profileFields: [] })).toEqual({
    code: 0,
    said: '0 people were moved; everybody is where they belong.\n',
  })
})

test('an operator with an older checkout restores nothing, or half of those who were deleted would stay', async () => {
  const deployed = { ...dev, shards: { ...dev.shards, people: 2 } }
  expect(await run('restore', deployed, '--at', '2026-11-20T10:00:00Z', '--yes')).toEqual({
    code: 1,
    said:
      'Error: shards.people is 1 in infra/stages.ts and 2 in Portal-dev: ' +
      'deploy first, or take the checkout that was deployed. Nothing was changed.\n',
  })
})

test('an operator empties no field that the deployed forms still ask for', async () => {
  const asked = await run('forget-fields', { ...dev, profileFields: ['Sallary', 'Tele'] })
  expect(asked.code).toBe(1)
  expect(asked.said).toContain(
    'profileFields is Adress, Ort, PersonNr, Tele, Tele2, postnr in infra/stages.ts and Sallary, Tele in Portal-dev: deploy first',
  )
  expect(await stored()).toEqual(profile)
  const inAnotherOrder = { ...dev, profileFields: dev.profileFields.toReversed() }
  expect(await run('forget-fields', inAnotherOrder)).toEqual({
    code: 0,
    said: 'Taken out of profiles:\n1 Sallary\n',
  })
  expect(await stored()).toEqual({ ...profile, Sallary: { NULL: true } })
})

test('an operator whose stage was deployed before it said its settings is told to deploy', () => {
  expect(() => asDeployed('shards', 'prod', {})).toThrow(
    'Portal-prod does not say with which shards it was deployed: deploy first.',
  )
  const empty = { Settings: printedSettings({ ...dev, profileFields: [] }) }
  expect(() => asDeployed('profileFields', 'dev', empty)).toThrow('and empty in Portal-dev')
})
