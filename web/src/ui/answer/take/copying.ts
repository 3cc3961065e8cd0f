const load = async () => {
  const [{ richHtml }, { plainOf }] = await Promise.all([
    import('./richHtml.ts'),
    import('./plain.ts'),
  ])
  return { richHtml, plainOf }
}

const blob = (type: string, text: Promise<string>) => text.then((is) => new Blob([is], { type }))

/**
 * Copies a Markdown text as formatted and as clean text together: each program takes what it can show. Where a browser knows
 * only text, that.
 */
export async function copyFormatted(markdown: string): Promise<void> {
  const writers = load()
  const plain = writers.then(({ plainOf }) => plainOf(markdown))
  if (typeof ClipboardItem === 'undefined') {
    return navigator.clipboard.writeText(await plain)
  }
  const html = writers.then(({ richHtml }) => richHtml(markdown))
  // Promises, and not what they bring: some browsers take only what is handed over in the press itself.
  const item = new ClipboardItem({
    'text/html': blob('text/html', html),
    'text/plain': blob('text/plain', plain),
  })
  return navigator.clipboard.write([item])
}

/** Copies a text as it is. */
export const copyText = (text: string): Promise<void> => navigator.clipboard.writeText(text)
