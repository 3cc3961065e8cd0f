import { localIdentity } from '../local/environment.ts'
import { stageNamed } from '../stages.ts'
import { startRestorable } from '../testing/operate/restoring.ts'
import { type Line, print } from './line.ts'

/* What a restore takes of memory: the same for every size of a table, from the size on that fills its pages. */

const sizes = [20_000, 200_000] as const
/** A run's collector of garbage may be lazier than another's. */
const slack = 1.15
const at = '2026-11-20T10:00:00.000Z'

const item = (index: number) => ({
  pk: { S: `USER#${index % 1_009}` },
  sk: { S: `LOG#${String(index).padStart(8, '0')}` },
  message: { S: 'Ställde frågan ”Sammanfatta ett möte”' },
  sdate: { S: new Date(Date.parse(at) + index).toISOString() },
})

/** Restores a table of which half is gone and the other half changed. Gives the most memory that the command had. */
async function megabytes(size: number): Promise<number> {
  await using stage = await startRestorable(item, size)
  stage.pointInTime.remember()
  const change = (index: number) => {
    const { pk, sk, ...others } = item(index)
    if (index % 2 === 0) return { DeleteRequest: { Key: { pk, sk } } }
    return { PutRequest: { Item: { pk, sk, ...others, message: { S: 'Ändrat' } } } }
  }
  await stage.write(Array.from({ length: size }, (_, index) => change(index)))
  const { code, said, megabytes: most } = await stage.restore(at)
  if (code !== 0 || !said.includes(`${size} items written`)) throw new Error(said)
  return most
}

Object.assign(process.env, localIdentity(stageNamed('local')))
const lines: Line[] = []
let goal: number | undefined
for (const size of sizes) {
  const figure = await megabytes(size)
  const what = `a table of ${size.toLocaleString('en')} items, half of it gone and half of it changed`
  lines.push({ what, figure, unit: 'MB', goal })
  goal = figure * slack
}
print('Restoring, memory of the command', lines)
