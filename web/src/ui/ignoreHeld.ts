import type { KeyboardEvent } from 'react'

/** A button whose key is held down is not pressed by it; a held Tab goes past it as ever. */
export const ignoreHeld = (event: KeyboardEvent): void => {
  if (event.repeat && /^(?:Enter| )$/.test(event.key)) event.preventDefault()
}
