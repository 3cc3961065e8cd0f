import { limits } from '../../../../shared/limits.ts'
import { trustedScript } from '../trustedHtml.ts'
import { docxText } from './docxText.ts'
// oxlint-disable-next-line import/default -- Vite makes it the worker's address.
import worker from './fileWorker.ts?worker&url'
import type { Outcome, Told, Wanted, Why } from './outcome.ts'

/** Has a file read in a thread of its own, for so long as it may take. */
export function readApart(wanted: Wanted): Promise<Outcome> {
  const reader = new Worker(trustedScript(worker), { type: 'module' })
  const { promise, resolve } = Promise.withResolvers<NonNullable<Told['told']>>()
  const fail = (why: Why) => () => resolve({ why })
  const timer = setTimeout(fail('slow'), limits.fileSeconds * 1_000)
  reader.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data.told) resolve(data.told)
  })
  reader.addEventListener('error', fail('offline'))
  reader.postMessage(wanted, [wanted.bytes])
  return promise
    .then((told) => ('html' in told ? { text: docxText(told.html), pages: 0, pictures: 0 } : told))
    .finally(() => {
      clearTimeout(timer)
      reader.terminate()
    })
}
