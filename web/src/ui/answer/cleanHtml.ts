import DOMPurify from 'dompurify'

const purifier = DOMPurify()

// Whoever follows a link tells the other page nothing of the portal, and gives it no hold on this window.
purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName !== 'A') return
  element.setAttribute('target', '_blank')
  element.setAttribute('rel', 'noopener noreferrer')
})

// The browser tries such an element out while it only reads the text, and complains of it in the console.
const withoutBase = (html: string) => html.replaceAll(/<base\b/gi, '<no-base')

/**
 * HTML with nothing but these elements in it. Scripts, styles, pictures and forms are gone, and so is every attribute
 * but a link's address, which leads to the web or to a mail, a list's first number, and how far a table's cell reaches.
 */
export const cleanHtml = (html: string, elements: string[]): string =>
  purifier.sanitize(withoutBase(html), {
    ALLOWED_TAGS: elements,
    ALLOWED_ATTR: ['href', 'start', 'target', 'rel', 'colspan', 'rowspan'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?|mailto):/i,
    // What is no address is not asked to be one.
    ADD_URI_SAFE_ATTR: ['start', 'colspan', 'rowspan'],
  })
