import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BatchWriteItemCommand, DynamoDBClient, type WriteRequest } from '@aws-sdk/client-dynamodb'
import { names } from '../../local/environment.ts'
import { startDynamodb } from '../../local/engines/dynamodb.ts'
import { root } from '../architecture/sources.ts'
import { dataFolder } from '../portalProcess.ts'
import { startPointInTime } from './pointInTime.ts'
import { printedSettings } from '../../delivery/printedSettings.ts'
import { stageNamed } from '../../stages.ts'
import { startStackOutputs } from './stackOutputs.ts'

const table = names.table

/** The most memory that a process had until now, in megabytes, as Linux tells it. */
function peakOf(pid: number): number {
  try {
    const [, kilobytes = '0'] =
      /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) / 1024
  } catch {
    return 0
  }
}

/** A stage with a table of so many items, whose recovery `npm run operate -- restore` can be tried on. */
export async function startRestorable(
  items: (index: number) => Record<string, any>,
  count: number,
) {
  const data = dataFolder()
  const file = join(data.path, 'table.sqlite')
  const engine = await startDynamodb({ port: 0, file, table })
  const pointInTime = await startPointInTime(engine, file, table)
  const stack = await startStackOutputs({
    Settings: printedSettings(stageNamed('dev')),
    Address: 'https://portal.example.se',
    ApiAddress: 'https://api.example.se/v1',
    TableName: table,
    UserPoolId: 'eu-north-1_x',
    UserPoolClientId: 'x',
    ProviderKeysSecret: 'x',
    FailedQueueUrl: 'x',
    DeliverFunction: 'x',
  })
  const identity = { AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' }
  const client = new DynamoDBClient({
    endpoint: engine.url,
    region: 'eu-north-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  })

  async function write(requests: WriteRequest[]) {
    let from = 0
    const writer = async () => {
      while (from < requests.length) {
        const part = requests.slice(from, (from += 25))
        await client.send(new BatchWriteItemCommand({ RequestItems: { [table]: part } }))
      }
    }
    await Promise.all(Array.from({ length: 8 }, writer))
  }
  await write(Array.from({ length: count }, (_, index) => ({ PutRequest: { Item: items(index) } })))

  return {
    client,
    table,
    write,
    pointInTime,
    /** Runs the command to its end. Gives its code, what it wrote, and the most memory that it had, in megabytes. */
    async restore(at: string) {
      // As `npm run operate` has it.
      const args = [
        '--max-semi-space-size=8',
        'infra/operate/operate.ts',
        'restore',
        '--stage',
        'dev',
        '--at',
        at,
        '--yes',
      ]
      const child = spawn(process.execPath, args, {
        cwd: root,
        env: {
          PATH: process.env['PATH'],
          ...identity,
          AWS_ENDPOINT_URL_DYNAMODB: pointInTime.url,
          AWS_ENDPOINT_URL_CLOUDFORMATION: stack.url,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let said = ''
      child.stdout.on('data', (text) => (said += text))
      child.stderr.on('data', (text) => (said += text))
      let megabytes = 0
      const watching = setInterval(() => {
        megabytes = Math.max(megabytes, peakOf(child.pid ?? 0))
      }, 50)
      const [code]: (number | null)[] = await once(child, 'exit')
      clearInterval(watching)
      return { code, said, megabytes }
    },
    async [Symbol.asyncDispose]() {
      client.destroy()
      await pointInTime[Symbol.asyncDispose]()
      await stack.stop()
      await engine.stop()
      data[Symbol.dispose]()
    },
  }
}
