const unknown = 'table, pre, code, hr, dl, u, s, del, ins, sub, sup'

/** Whether HTML holds something that the editor (editor/schema.ts) does not know, and would lose. */
export const losesParts = (html: string): boolean =>
  new DOMParser().parseFromString(html, 'text/html').querySelector(unknown) !== null
