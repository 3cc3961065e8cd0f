import * as z from 'zod/mini'
import { type Source, source } from '../../../shared/contract/assistant/answer.ts'
import { limits } from '../../../shared/limits.ts'
import { asSeen } from '../../../shared/rules/oneLine.ts'

const page = z.union([
  z.pipe(
    z.string(),
    z.transform((url) => ({ url, title: '' })),
  ),
  z.object({ url: z.string(), title: z._default(z.string(), '') }),
])

/** A source as it may be shown, or none: an address of the web that holds no sign-in, and a title that is one line. */
function sourceOf(given: unknown, nr: number): Source[] {
  const { data } = z.safeParse(page, given)
  const url = data && URL.parse(data.url)
  if (!url || url.username !== '' || url.password !== '') return []
  const title = asSeen(data.title.slice(0, limits.sourceTitle))
  const made = z.safeParse(source, { nr, url: url.href, title })
  return made.success ? [made.data] : []
}

/**
 * The sources of an answer, of the first list that has any: Perplexity sends `search_results` with titles and, older,
 * `citations`, addresses alone. Whatever is none is left out, and the others keep the numbers that the text has for them.
 */
export function sourcesOf(...lists: unknown[]): Source[] {
  const found = lists.map((list) =>
    Array.isArray(list)
      ? list.slice(0, limits.sources).flatMap((one, index) => sourceOf(one, index + 1))
      : [],
  )
  return found.find(({ length }) => length > 0) ?? []
}
