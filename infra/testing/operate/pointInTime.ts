import { rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { startDynamodb } from '../../local/engines/dynamodb.ts'
import { listen } from '../../local/engines/listen.ts'

type Engine = Awaited<ReturnType<typeof startDynamodb>>
type Copy = { engine: Engine; file: string; at: number; asked: number }

const arnOf = (table: string) => `arn:aws:dynamodb:eu-north-1:123456789012:table/${table}`

const expired = {
  __type: 'com.amazon.coral.service#ExpiredTokenException',
  message: 'The security token included in the request is expired',
}

// At first DescribeTable may not know a table that has just been asked for.
const unknown = {
  __type: 'com.amazonaws.dynamodb.v20120810#ResourceNotFoundException',
  message: 'Requested resource not found',
}

/** What names tables in a request or an answer, of which every operation has one. */
const holders = ['RequestItems', 'Responses', 'UnprocessedItems', 'UnprocessedKeys']

/** A request or an answer in which one table has another name. */
function renamed(json: any, from: string, to: string): any {
  const others = json.TableName === from ? { TableName: to } : {}
  const held = holders.flatMap((holder) => {
    const { [from]: of, ...more } = json[holder] ?? {}
    return of === undefined ? [] : [[holder, { ...more, [to]: of }]]
  })
  return { ...json, ...others, ...Object.fromEntries(held) }
}

/**
 * DynamoDB's point-in-time recovery in front of an engine that has none: it answers RestoreTableToPointInTime,
 * DescribeTable and DeleteTable of a copy as AWS does, and a copy is the engine's file as it was when `remember` was
 * called. Everything else goes to the engine that has the table.
 */
export async function startPointInTime(engine: Engine, file: string, table: string) {
  const copies = new Map<string, Copy>()
  const stops: (() => Promise<void>)[] = []
  let remembered = 0
  const snapshot = () => `${file}.${remembered}`
  let isRefused = (_batch: string) => false

  async function restored({ TargetTableName: name, RestoreDateTime: at }: any) {
    if (copies.has(name)) {
      return {
        __type: 'com.amazonaws.dynamodb.v20120810#TableAlreadyExistsException',
        message: name,
      }
    }
    const copyFile = `${file}.${name}`
    using db = new DatabaseSync(snapshot())
    db.exec(`VACUUM INTO '${copyFile}'`)
    const started = await startDynamodb({ port: 0, file: copyFile, table })
    stops.push(started.stop)
    copies.set(name, { engine: started, file: copyFile, at, asked: 0 })
    return { TableDescription: described(name) }
  }

  function described(name: string) {
    const copy = copies.get(name)
    if (!copy) return undefined
    copy.asked++
    return {
      TableName: name,
      TableStatus: copy.asked > 3 ? 'ACTIVE' : 'CREATING',
      RestoreSummary: {
        SourceTableArn: arnOf(table),
        RestoreDateTime: copy.at,
        RestoreInProgress: copy.asked <= 3,
      },
    }
  }

  async function own(action: string, input: any): Promise<object | undefined> {
    if (action === 'RestoreTableToPointInTime') return restored(input)
    const copy = copies.get(input.TableName)
    if (!copy) return undefined
    if (action === 'DescribeTable') {
      const Table = described(input.TableName)
      return copy.asked === 2 ? unknown : { Table }
    }
    if (action !== 'DeleteTable') return undefined
    copies.delete(input.TableName)
    await copy.engine.stop()
    rmSync(copy.file, { force: true })
    return { TableDescription: { TableName: input.TableName, TableStatus: 'DELETING' } }
  }

  const server = await listen(0, async (request, response) => {
    const target = String(request.headers['x-amz-target'])
    const body = await text(request)
    const input = JSON.parse(body)
    const action = target.slice(target.indexOf('.') + 1)
    const answer: any = await own(action, input)
    const type = { 'content-type': 'application/x-amz-json-1.0' }
    if (answer)
      return response.writeHead(answer.__type ? 400 : 200, type).end(JSON.stringify(answer))
    if (action === 'BatchWriteItem' && isRefused(body)) {
      return response.writeHead(400, type).end(JSON.stringify(expired))
    }
    const named = [input.TableName, ...Object.keys(input.RequestItems ?? {})]
    const name = named.find((one) => copies.has(one))
    const { engine: there } = copies.get(name) ?? { engine }
    const sent = name === undefined ? body : JSON.stringify(renamed(input, name, table))
    const { authorization = '', 'x-amz-date': date } = request.headers
    const signed = { authorization, 'x-amz-date': String(date), 'x-amz-target': target }
    const headers = { ...type, ...signed }
    const given = await fetch(there.url, { method: 'POST', headers, body: sent })
    const said = await given.text()
    const told = name === undefined ? said : JSON.stringify(renamed(JSON.parse(said), table, name))
    return response.writeHead(given.status, type).end(told)
  })

  return {
    url: server.url,
    /** The tables that were restored and not deleted. */
    copies: () => [...copies.keys()],
    /** From now on a restored table is as the table is now. */
    remember() {
      remembered++
      using db = new DatabaseSync(file)
      db.exec(`VACUUM INTO '${snapshot()}'`)
    },
    /** From now on whoever writes such a batch is told that their credentials have run out. */
    refuses(batches: (batch: string) => boolean) {
      isRefused = batches
    },
    async [Symbol.asyncDispose]() {
      await server.stop()
      for (const stop of stops) await stop()
    },
  }
}
