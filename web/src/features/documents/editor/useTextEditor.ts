import { useEditor } from '@tiptap/react'
import { useEffectEvent, useState } from 'react'
import { extensions } from './extensions.ts'
import { beginningOf, htmlOf } from './html.ts'
import { Keys } from './keys.ts'
import { holdsFilesOnly, holdsPicture } from './pictures.ts'
import { withWordLists } from './wordLists.ts'

type Options = {
  /** What the text holds at first. */
  html: string
  attributes: Record<string, string>
  onHtml: (html: string) => void
  onLink: () => void
  onTools: () => void
  /** Something was pasted or dropped: whether there were pictures in it, which have no place here. */
  onPictures: (there: boolean) => void
}

/** An editor. `onHtml` hears of what somebody changes, and of nothing else. */
export function useTextEditor({ html, attributes, ...on }: Options) {
  // As it was given at first: by now `html` is what has been typed since.
  const [start] = useState(() => ({ ...beginningOf(html), given: html }))
  const openLink = useEffectEvent(on.onLink)
  const goToTools = useEffectEvent(on.onTools)
  const [all] = useState(() => [
    ...extensions.filter(({ name }) => name !== Keys.name),
    Keys.configure({ onLink: () => openLink(), onTools: () => goToTools() }),
  ])

  function take(given: DataTransfer | null): boolean {
    on.onPictures(holdsPicture(given))
    return holdsFilesOnly(given)
  }

  return useEditor({
    extensions: all,
    content: start.content,
    // Its style would be the only one here that is not Chakra's, and its HTML would need a policy of its own.
    injectCSS: false,
    // What somebody types stays what they typed.
    enableInputRules: false,
    enablePasteRules: false,
    editorProps: {
      attributes,
      transformPastedHTML: withWordLists,
      handlePaste: (_, { clipboardData }) => take(clipboardData),
      handleDrop: (_, { dataTransfer }) => take(dataTransfer),
    },
    onUpdate({ editor }) {
      const now = htmlOf(editor.state.doc)
      on.onHtml(now === start.html ? start.given : now)
    },
  })
}
