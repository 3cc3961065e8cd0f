import type { Outcome, Wanted } from './outcome.ts'

async function read({ kind, bytes }: Wanted): Promise<Outcome | { html: string }> {
  if (kind === 'docx') {
    const { readDocx } = await import('./readDocx.ts')
    return readDocx(bytes)
  }
  const { readPdf } = await import('./readPdf.ts')
  return readPdf(bytes)
}

// A thread of its own: a file that is hard to read holds up nobody, and can be given up.
globalThis.addEventListener('message', ({ data }: MessageEvent<Wanted>) => {
  const answer = (told: Outcome | { html: string }) => globalThis.postMessage({ told }, {})
  read(data).then(answer, () => answer({ why: 'offline' }))
})
