import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readLibrary } from '../../../functions/stores/questions/library/file.ts'
import { questions } from '../../../functions/stores/questions/questions.ts'
import { versions } from '../../../functions/stores/questions/versions.ts'

const file = resolve(import.meta.dirname, '../../../web/public/library/fragor.json')

/** The library that comes with the portal. */
async function starterLibrary() {
  const read = await readLibrary(readFileSync(file, 'utf8'))
  if ('fault' in read) throw new Error(`${file}: ${read.fault}`)
  return read.library.questions
}

/** Publishes the questions of the starter library, with their trials, but for those that the demo has in words of its own. */
export async function seedStarter(now: Date, own: readonly string[]): Promise<void> {
  const library = await starterLibrary()
  await Promise.all(
    library
      .filter(({ id }) => !own.includes(id))
      .map(({ Trials, ...texts }) => {
        const added = { ...texts, sdate: now.toISOString(), DaytoUpdate: '' }
        const first = versions.put(added, { by: '', Reason: '', Trials, Nr: 1 })
        return questions.add(added, undefined, undefined, [first])
      }),
  )
}
