const isPicture = ({ type }: File) => type.startsWith('image/')

/** Whether what is pasted or dropped holds pictures, which have no place in a text. */
export const holdsPicture = (given: DataTransfer | null): boolean =>
  given !== null && ([...given.files].some(isPicture) || /<img\b/i.test(given.getData('text/html')))

/** Whether it holds nothing to read: left alone, the browser would leave the page for a file that is dropped. */
export const holdsFilesOnly = (given: DataTransfer | null): boolean =>
  given !== null &&
  given.files.length > 0 &&
  ['text/html', 'text/plain'].every((type) => given.getData(type) === '')
