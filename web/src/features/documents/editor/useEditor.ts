import { EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { plugins } from './plugins.ts'
import { documentOf, htmlOf, schema } from './schema.ts'

type Options = {
  /** What the text holds at first. */
  html: string
  attributes: Record<string, string>
  onHtml: (html: string) => void
  onLink: () => void
  /** Something was pasted or dropped: whether there were pictures in it, which have no place here. */
  onPictures: (there: boolean) => void
}

function holdsPicture(given: DataTransfer | null): boolean {
  if (!given) return false
  const isPicture = ({ type }: File) => type.startsWith('image/')
  return [...given.files].some(isPicture) || /<img\b/i.test(given.getData('text/html'))
}

// A link in the text is no way off the page.
function linkView(mark: { attrs: Record<string, unknown> }) {
  const dom = document.createElement('a')
  dom.href = String(mark.attrs['href'])
  dom.target = '_blank'
  dom.rel = 'noopener noreferrer'
  return { dom, contentDOM: dom }
}

/** An editor in a place of the page. `onHtml` hears of what somebody changes, and of nothing else. */
export function useEditor({ html, attributes, onHtml, onLink, onPictures }: Options) {
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const [start] = useState(() => {
    const doc = documentOf(html)
    return { html, same: htmlOf(doc), doc }
  })
  const [state, setState] = useState(() =>
    EditorState.create({ schema, doc: start.doc, plugins: plugins(() => open()) }),
  )
  const open = useEffectEvent(onLink)
  const tellOfPictures = useEffectEvent(onPictures)
  const tell = useEffectEvent((now: string) => onHtml(now === start.same ? start.html : now))

  useEffect(() => {
    const created = new EditorView(place.current, {
      state,
      // What else is in it is taken in.
      handlePaste: (_, { clipboardData }) => tellOfPictures(holdsPicture(clipboardData)),
      handleDrop: (_, { dataTransfer }) => tellOfPictures(holdsPicture(dataTransfer)),
      markViews: { [schema.marks.link.name]: linkView },
      dispatchTransaction(transaction) {
        const next = created.state.apply(transaction)
        created.updateState(next)
        setState(next)
        if (transaction.docChanged) tell(htmlOf(next.doc))
      },
    })
    view.current = created
    return () => created.destroy()
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  useEffect(() => view.current?.setProps({ attributes }))

  return { place, view, state }
}
