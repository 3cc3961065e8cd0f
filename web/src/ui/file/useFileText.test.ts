import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { limits } from '../../../../shared/limits.ts'
import { useFileText } from './useFileText.ts'

/** What is told of files whose text comes into an empty box. */
async function toldOf(...files: File[]) {
  const box = { current: document.createElement('textarea') }
  const { result } = renderHook(() => useFileText(box, () => undefined))
  act(() => result.current.take(files))
  await waitFor(() => expect(result.current.told).toHaveLength(files.length))
  return result.current.told
}

test('a file that gives no text is told as an error, and one that does as done', async () => {
  const told = await toldOf(new File([''], 'tom.txt'), new File(['Hej'], 'a.txt'))
  expect(told.map(({ tone }) => tone)).toEqual(['error', 'success'])
})

test('of a file that has pictures and is too long both are told, in a sentence each', async () => {
  const read = { text: 'å'.repeat(limits.fileText + 1), pages: 3, pictures: 2 }
  const { Worker: before } = globalThis
  onTestFinished(() => void vi.stubGlobal('Worker', before))
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      terminate = () => undefined
      postMessage = () => this.dispatchEvent(new MessageEvent('message', { data: { told: read } }))
    },
  )
  const [told] = await toldOf(new File(['%PDF-1.4'], 'lång.pdf'))
  expect(told?.help).toMatch(/^2 av 3 sidor är bilder och kunde inte läsas\. Bara de första /)
})
