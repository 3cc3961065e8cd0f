import { renderHook } from '@testing-library/react'
import { Slice } from '@tiptap/pm/model'
import { expect, test, vi } from 'vitest'
import { useTextEditor } from './useTextEditor.ts'

const nothing = () => undefined

/** An editor with a text, and what is heard of pictures in what comes into it. */
function editorOf(html: string) {
  const onPictures = vi.fn<(there: boolean) => void>()
  const on = { onHtml: nothing, onLink: nothing, onTools: nothing, onPictures }
  const { result } = renderHook(() => useTextEditor({ html, attributes: {}, ...on }))
  const editor = result.current
  return { editor, view: editor.view, onPictures }
}

test('a picture that is dropped into a text is not taken, which is told, and words are', () => {
  const { editor, view, onPictures } = editorOf('<p>Text</p>')
  const drop = (files: File[], text: string) => {
    const dataTransfer = { files, getData: () => text }
    const event = Object.assign(new MouseEvent('drop') as DragEvent, { dataTransfer })
    return editor.options.editorProps.handleDrop?.(view, event, Slice.empty, false)
  }
  expect(drop([new File(['photo'], 'a.png', { type: 'image/png' })], '')).toBe(true)
  expect(onPictures).toHaveBeenLastCalledWith(true)
  expect(drop([], 'Ord')).toBe(false)
  expect(onPictures).toHaveBeenLastCalledWith(false)
})

test('a dash that somebody types stays a dash, and the editor brings no style of its own', () => {
  const { view } = editorOf('<p>-</p>')
  view.someProp('handleTextInput', (take) => take(view, 2, 2, ' ', () => view.state.tr))
  expect(view.dom.querySelector('ul')).toBeNull()
  expect(view.dom.textContent).toBe('-')
  expect(document.querySelector('style[data-tiptap-style]')).toBeNull()
})
