// Milliseconds within which two clicks are a double one.
const doubleClick = 500

/** The second click of a double one would fall on what has been covered until now. */
export function swallowSecondClick() {
  const swallow = (event: MouseEvent) => {
    if (event.detail < 2) return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', swallow, true)
  setTimeout(() => document.removeEventListener('click', swallow, true), doubleClick)
}
