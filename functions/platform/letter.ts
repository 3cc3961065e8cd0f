/** A text as HTML has it. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`)

/** The HTML of a mail, from its paragraphs, which are HTML. */
export const letter = (paragraphs: string[]): string =>
  `<div style="font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:#1c2321">${paragraphs
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('')}</div>`
