import { cleanHtml } from '../../ui/answer/cleanHtml.ts'
import { inertDocument } from '../../ui/trustedHtml.ts'

const elements =
  'p div br strong b em i u s del ins sub sup code pre ul ol li dl dt dd blockquote h1 h2 h3 h4 h5 h6 a hr table caption thead tbody tfoot tr th td'.split(
    ' ',
  )

/** An article's HTML as it may be shown. The page has its one first heading already: an article's is a second one. */
export function articleHtml(Body: string): string {
  const { body } = inertDocument(cleanHtml(Body, elements))
  for (const first of body.querySelectorAll('h1')) {
    const second = body.ownerDocument.createElement('h2')
    second.append(...first.childNodes)
    first.replaceWith(second)
  }
  return body.innerHTML
}
