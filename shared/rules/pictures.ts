/*
 * Each picture has an address of its own that nobody can guess, `/avatars/<id>-<random>`: what lies there never changes, so
 * everybody may keep it. Those of 0.1.0 are `/avatars/<id>?v=<hash>`.
 */
const address = /(?:-[\w-]{12}|\?v=[\da-f]{12})$/

const [mark, oldMark] = ['-', '?v=']

/** Where a person's picture is, below the portal's address. Empty without a version: there is no picture. */
export const pictureUrl = (id: string, version: string | undefined): string => {
  if (version === undefined) return ''
  return `/avatars/${id}${version.startsWith(mark) ? '' : oldMark}${version}`
}

/** The version in such an address, which tells it from the others of the person; undefined without a picture. */
export const pictureVersion = (BildUrl: string): string | undefined =>
  address.exec(BildUrl)?.[0].replace(oldMark, '')
