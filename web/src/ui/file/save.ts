// A browser that has much to do begins to save some time after the press.
const keptMs = 60_000

/** Hands something to the browser to be saved as a file. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), keptMs)
}

const forbidden = /[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu
const longest = 80

/** A text as the name of a file, as every system takes it. */
export const fileName = (text: string): string =>
  text.replaceAll(forbidden, ' ').replaceAll(/\s+/g, ' ').trim().slice(0, longest).trim()
