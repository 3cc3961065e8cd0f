import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { drawsPictures } from '../../testing/files.ts'
import { useChosenPicture } from './useChosenPicture.ts'

test('a picture that another takes the place of is let go, and the last one with the dialog', async () => {
  drawsPictures()
  let made = 0
  const make = vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${++made}`)
  const letGo = vi.spyOn(URL, 'revokeObjectURL')
  onTestFinished(() => {
    make.mockRestore()
    letGo.mockRestore()
  })
  const { result, unmount } = renderHook(() => useChosenPicture())
  for (const address of ['blob:1', 'blob:2']) {
    const photo = new File(['photo'], 'a.png', { type: 'image/png' })
    await act(async () => result.current.area.onFiles([photo]))
    await waitFor(() => expect(result.current.address).toBe(address))
  }
  expect(letGo).toHaveBeenLastCalledWith('blob:1')
  unmount()
  expect(letGo).toHaveBeenLastCalledWith('blob:2')
})
