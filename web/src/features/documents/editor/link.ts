import { type Editor, Mark } from '@tiptap/core'
import { linkAddress } from './linkAddress.ts'
import { backInText } from './backInText.ts'

/** A link to the web or to a mail. Tiptap's own brings a list of all top-level domains along, 13 KB. */
export const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: {} }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs(element) {
        const href = linkAddress(element.getAttribute('href') ?? '')
        return href === undefined ? false : { href }
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
  // A link in the text is no way off the page.
  addMarkView: () => (props) => {
    const dom = document.createElement('a')
    dom.href = String(props.mark.attrs['href'])
    dom.target = '_blank'
    dom.rel = 'noopener noreferrer'
    return { dom, contentDOM: dom }
  },
})

/** Makes a link of what is selected, or of the link that one is in; without either, its address is the text. */
export function setLink(editor: Editor, href: string) {
  const { from, to, empty } = editor.state.selection
  const chain = backInText(editor)
  if (empty && !editor.isActive('link')) {
    const text = href.replace(/^mailto:/, '')
    chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run()
  } else {
    chain.extendMarkRange('link').setMark('link', { href }).setTextSelection({ from, to }).run()
  }
}

/** Takes the link away, and leaves its text. */
export const removeLink = (editor: Editor) =>
  backInText(editor).unsetMark('link', { extendEmptyMarkRange: true }).run()
