type Rules = { createHTML: (html: string) => string }
type Factory = { createPolicy: <Own extends object>(name: string, rules: Own) => Own }

// TypeScript's own types do not know it, nor does every browser. What a policy makes is no string, but the browser takes
// it wherever it takes HTML, and takes no string there (infra/delivery/securityHeaders.ts).
const { trustedTypes }: { trustedTypes?: Factory } = Object(globalThis)

/** Makes a policy by its name, which the content security policy has to list; without one HTML stays a string. */
const policy = <Own extends object>(name: string, rules: Own): Own =>
  trustedTypes?.createPolicy(name, rules) ?? rules

const asItIs: Rules = { createHTML: (html) => html }

const cleaned = policy('cleaned', asItIs)
const inert = policy('inert', asItIs)
const worker = policy('worker', {
  createScriptURL(address: string) {
    const isOwn = new URL(address, globalThis.location.href).origin === globalThis.location.origin
    if (!isOwn) throw new TypeError('A worker comes from the portal itself.')
    return address
  },
})

/** HTML that `answer/cleanHtml.ts` has cleaned, and nobody else's, as the page may show it. */
export const trustedHtml = (html: string): string => cleaned.createHTML(html)

/** HTML as a document of its own, which is never shown: nothing in it runs, and nothing is fetched for it. */
export const inertDocument = (html: string): Document =>
  new DOMParser().parseFromString(inert.createHTML(html), 'text/html')

/** The address of a script of the portal's own, for a thread beside the page. */
export const trustedScript = (address: string): string => worker.createScriptURL(address)

let clean: Rules['createHTML'] | undefined
let isSet = false

function cleanString(html: string): string {
  if (!clean) throw new TypeError('HTML comes from no string now.')
  return clean(html)
}

/**
 * Lets a library write HTML that hands the browser strings, once `wanted` has been over each of them, until what this gives is
 * called: others, such as the editor, have policies of their own, and ask for this one first.
 */
export function cleanStrings(wanted: Rules['createHTML']): () => void {
  clean = wanted
  if (!isSet) policy('default', { createHTML: cleanString })
  isSet = true
  return () => {
    clean = undefined
  }
}
