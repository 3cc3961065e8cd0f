type Rules = { createHTML: (html: string) => string }
type Factory = { createPolicy: (name: string, rules: Rules) => Rules }

// TypeScript's own types do not know it, nor does every browser. What a policy makes is no string, but the browser takes
// it wherever it takes HTML, and takes no string there (infra/delivery/securityHeaders.ts).
const { trustedTypes }: { trustedTypes?: Factory } = Object(globalThis)

/** Makes a policy by its name, which the content security policy has to list; without one HTML stays a string. */
const policy = (name: string, rules: Rules): Rules =>
  trustedTypes?.createPolicy(name, rules) ?? rules

const asItIs: Rules = { createHTML: (html) => html }

const cleaned = policy('cleaned', asItIs)
const inert = policy('inert', asItIs)

/** HTML that `answer/cleanHtml.ts` has cleaned, and nobody else's, as the page may show it. */
export const trustedHtml = (html: string): string => cleaned.createHTML(html)

/** HTML as a document of its own, which is never shown: nothing in it runs, and nothing is fetched for it. */
export const inertDocument = (html: string): Document =>
  new DOMParser().parseFromString(inert.createHTML(html), 'text/html')

let isSet = false

/** Lets a library write HTML that hands the browser strings, once `clean` has been over each of them. */
export function cleanStrings(clean: (html: string) => string): void {
  if (isSet) return
  isSet = true
  policy('default', { createHTML: clean })
}
