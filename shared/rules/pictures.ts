/*
 * A person has one picture, `/avatars/<id>?v=<version>`: one object, whose address changes with its content, so that
 * nothing is left over when it is replaced and a browser may keep what it has.
 */
const mark = '?v='

/** Where a person's picture is, below the portal's address. Empty without a version: there is no picture. */
export const pictureUrl = (id: string, version: string | undefined): string =>
  version === undefined ? '' : `/avatars/${id}${mark}${version}`

/** The version in such an address; undefined without a picture. */
export const pictureVersion = (BildUrl: string): string | undefined => BildUrl.split(mark)[1]
